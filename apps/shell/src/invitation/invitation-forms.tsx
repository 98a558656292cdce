import { joiningSchema } from '@zaino/contracts/identity';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { NewPasswordFields } from '@zaino/ui/new-password-fields';
import { TextField } from '@zaino/ui/text-field';
import { openSession } from '@zaino/web/session';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { chosenPasswordErrors, passwordLengths } from '../forms/new-password';
import { joinAsNew, joinBookshop } from './invitation.api';

interface FormProps {
  token: string;
  email: string;
  onDone: () => void;
}

type Me = Awaited<ReturnType<typeof joinBookshop>>;

/** The session is a new one with the role. */
const begin = ({ user, customerToken, csrfToken }: Me) =>
  openSession({ user, customerToken, csrfToken });

/** For who is signed in with the invited address. */
export function AcceptForm({ token, email, onDone }: FormProps) {
  return (
    <>
      <p>
        Accetti con il tuo account <strong>{email}</strong>: i tuoi ordini e le tue classi restano
        come sono. Sugli altri dispositivi dovrai accedere di nuovo.
      </p>
      <AccountForm
        submit="Accetta l’invito"
        onSend={async () => begin(await joinBookshop(token))}
        onDone={onDone}
      >
        {() => null}
      </AccountForm>
    </>
  );
}

/** For who has no account yet. */
export function JoinForm({ token, email, onDone }: FormProps) {
  const joiningIn = (field: ReadField) => ({
    token,
    name: field('name').trim(),
    password: field('password'),
  });
  const check = (field: ReadField): FieldErrors => {
    const { name } = validateForm(joiningSchema, joiningIn(field));
    return { ...(name !== undefined && { name }), ...chosenPasswordErrors(field) };
  };
  return (
    <>
      <p>
        Il tuo accesso sarà <strong>{email}</strong>. Scegli una password che non usi su altri siti.
      </p>
      <AccountForm
        submit="Crea l’accesso"
        check={check}
        onSend={async (field) => begin(await joinAsNew(joiningIn(field)))}
        onDone={onDone}
      >
        {(errorOf) => (
          <>
            <TextField
              label="Nome e cognome"
              hint="Chi ha la libreria lo legge accanto a quello che fai."
              name="name"
              autoComplete="name"
              maxLength={120}
              required
              error={errorOf('name')}
            />
            <NewPasswordFields
              {...passwordLengths}
              error={errorOf('password')}
              repeatedError={errorOf('repeated')}
            />
          </>
        )}
      </AccountForm>
    </>
  );
}
