import { openSession } from '@zaino/web/session';
import { AccountForm, type ReadField } from '../forms/account-form';
import { isInvalidLink } from '../forms/is-invalid-link';
import { NewPasswordFields, newPasswordErrors } from '../forms/new-password-fields';
import { resetPassword } from './password-reset.api';

interface NewPasswordProps {
  token: string;
  onDone: () => void;
  /** The link is used, replaced, too old or not ours. */
  onInvalidLink: () => void;
}

/** Sets a password by the link of a mail. */
export function NewPassword({ token, onDone, onInvalidLink }: NewPasswordProps) {
  const send = async (field: ReadField) => {
    try {
      openSession(await resetPassword({ token, password: field('password') }));
      onDone();
    } catch (error) {
      if (!isInvalidLink(error)) throw error;
      onInvalidLink();
    }
  };
  return (
    <>
      <p>Scegline una che non usi su altri siti.</p>
      <AccountForm submit="Salva la nuova password" check={newPasswordErrors} onSend={send}>
        {(errorOf) => (
          <NewPasswordFields error={errorOf('password')} repeatedError={errorOf('repeated')} />
        )}
      </AccountForm>
    </>
  );
}
