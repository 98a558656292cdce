import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@zaino/web/api-client';
import { useSubmission } from '@zaino/web/use-submission';
import { installFakeDialog } from './fake-dialog';
import { FormDialog } from './form-dialog';
import { TextField } from './text-field';

const refused = (errors: { path: string; message: string }[]) =>
  new ApiError({ kind: 'invalid', code: 'invalid-input', status: 400, message: 'No.', errors });

interface QuestionProps {
  send: () => Promise<void>;
}

/** Asks for a name, which must not be blank, and for an address, which a service looks at. */
function Question({ send }: QuestionProps) {
  const submission = useSubmission();
  const { isSending, failure, errors } = submission;
  const submit = (form: FormData) => {
    if (form.get('name') === '') submission.refuse({ name: 'Scrivi il nome' });
    else void submission.send(send);
  };
  return (
    <FormDialog
      title="Nuovo"
      submit="Salva"
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={() => undefined}
    >
      <TextField label="Nome" name="name" error={errors.name} />
      <TextField label="Indirizzo" name="address" error={errors.address} />
    </FormDialog>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));
const field = (name: string) => screen.getByRole('textbox', { name });

beforeAll(installFakeDialog);

describe('the form of a dialog that is refused', () => {
  it('leads to the field that its own check has found', async () => {
    const send = jest.fn(() => Promise.resolve());
    render(<Question send={send} />);
    expect(screen.getByRole('heading', { name: 'Nuovo' })).toHaveFocus();
    await save();
    expect(field('Nome')).toHaveFocus();
    expect(field('Nome')).toHaveAccessibleDescription('Scrivi il nome');
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(field('Indirizzo'), 'Via');
    expect(field('Indirizzo')).toHaveFocus();
  });

  it('leads to the field that the service has refused', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const errors = [{ path: 'address', message: 'Scrivi via e numero civico' }];
    render(<Question send={() => held.then(() => Promise.reject(refused(errors)))} />);
    await userEvent.type(field('Nome'), 'Ada');
    await save();
    expect(field('Indirizzo')).not.toHaveFocus();
    await act(async () => {
      answer();
      await held;
    });
    expect(field('Indirizzo')).toHaveFocus();
    expect(field('Indirizzo')).toHaveAccessibleDescription('Scrivi via e numero civico');
  });

  it('leads back to the button where no field is wrong', async () => {
    render(<Question send={() => Promise.reject(refused([]))} />);
    await userEvent.type(field('Nome'), 'Ada');
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salva' })).toHaveFocus();
  });
});
