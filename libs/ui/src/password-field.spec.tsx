import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordField } from './password-field';

const field = () => screen.getByLabelText('Password');

describe('PasswordField', () => {
  it('hides what is typed until it is asked to show it, and hides it again', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    await userEvent.type(field(), 'segreta');
    expect(field()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra Password' }));
    expect(field()).toHaveAttribute('type', 'text');
    expect(field()).toHaveValue('segreta');
    await userEvent.click(screen.getByRole('button', { name: 'Nascondi Password' }));
    expect(field()).toHaveAttribute('type', 'password');
  });

  it('does not send its form by the button that shows', async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <PasswordField label="Password" autoComplete="new-password" name="password" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('ties hint and error to the field, and tells password managers which it is', () => {
    render(
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="Almeno 6 caratteri."
        error="Troppo corta."
      />,
    );
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Almeno 6 caratteri. Troppo corta.');
    expect(field()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('cannot be shown while it is disabled', () => {
    render(<PasswordField label="Password" autoComplete="current-password" disabled />);
    expect(field()).toBeDisabled();
    expect(screen.getByRole('button')).toBeDisabled();
  });
});
