import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './button';
import { SearchField } from './search-field';
import { SelectField } from './select-field';
import { TextArea, TextField } from './text-field';

describe('form fields', () => {
  it('are found by their labels', () => {
    render(
      <>
        <TextField label="Nome" />
        <TextArea label="Commento" />
        <SelectField label="Regione">
          <option>Lombardia</option>
        </SelectField>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Nome' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Commento' })).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Regione' })).toHaveValue('Lombardia');
  });

  it('tie hint and error to the control', () => {
    render(<TextField label="Acquisto minimo" hint="Pezzi" error="Almeno 1." />);
    const field = screen.getByRole('textbox', { name: 'Acquisto minimo' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Pezzi Almeno 1.');
  });

  it('are valid and undescribed without an error', () => {
    render(<TextField label="Nome" />);
    const field = screen.getByRole('textbox');
    expect(field).toBeValid();
    expect(field).not.toHaveAttribute('aria-describedby');
  });
});

describe('SearchField', () => {
  const search = jest.fn((event: React.FormEvent) => event.preventDefault());
  beforeEach(() => search.mockClear());

  it('sends its form by Enter and by its button', async () => {
    render(
      <form onSubmit={search}>
        <SearchField label="Nome della scuola" name="nome" />
      </form>,
    );
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Nome della scuola' }),
      'Galilei{Enter}',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('sends nothing while its button is disabled', async () => {
    render(
      <form onSubmit={search}>
        <SearchField label="Nome della scuola" isButtonDisabled />
      </form>,
    );
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    expect(search).not.toHaveBeenCalled();
  });
});

describe('Button', () => {
  it('does not send the form that it stands in, unless told to', async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button>Annulla</Button>
        <Button type="submit">Invia</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Invia' }));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
