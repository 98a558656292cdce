import { identityErrorCodes } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { NewPasswordFields } from '@zaino/ui/new-password-fields';
import { PasswordField } from '@zaino/ui/password-field';
import { Link, useLocation, useRevalidator } from '@zaino/web/router';
import { openSession } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { chosenPasswordErrors, passwordLengths } from '../forms/new-password';
import { AccountSection } from '@zaino/ui/account-section';
import { Foldable } from './foldable';
import { changePassword, type SignInKind } from './profile.api';

interface PasswordSectionProps {
  signIn: SignInKind;
  onDone: (words: string) => void;
}

/** Change of the password; an account of another provider has none here. */
export function PasswordSection({ signIn, onDone }: PasswordSectionProps) {
  return (
    <AccountSection
      id="password"
      title="Password"
      intro="Quando la cambi, gli altri dispositivi devono accedere di nuovo."
    >
      {signIn.kind === 'redirect' ? (
        <p>La password si cambia da {signIn.name}, con cui accedi.</p>
      ) : (
        <Foldable open="Cambia password">
          {(close) => <ChangePassword onClose={close} onDone={onDone} />}
        </Foldable>
      )}
    </AccountSection>
  );
}

interface ChangePasswordProps {
  onClose: () => void;
  onDone: (words: string) => void;
}

function ChangePassword({ onClose, onDone }: ChangePasswordProps) {
  const place = useLocation();
  const { revalidate } = useRevalidator();
  const send = async (field: ReadField) => {
    const input = { currentPassword: field('currentPassword'), password: field('password') };
    // The change has ended the session that this page had.
    openSession(await changePassword(input));
  };
  return (
    <AccountForm
      label="Cambia password"
      submit="Salva la nuova password"
      check={(field) =>
        field('currentPassword') === ''
          ? { currentPassword: 'Scrivi la password che usi ora' }
          : chosenPasswordErrors(field)
      }
      failures={{
        [identityErrorCodes.wrongPassword]: {
          field: 'currentPassword',
          words: 'La password attuale non è quella giusta',
        },
      }}
      onSend={send}
      onDone={() => {
        onClose();
        void revalidate();
        onDone('Password cambiata. Gli altri dispositivi sono stati scollegati.');
      }}
      aside={
        <Button variant="text" onClick={onClose}>
          Annulla
        </Button>
      }
    >
      {(errorOf) => (
        <>
          <PasswordField
            label="Password attuale"
            name="currentPassword"
            autoComplete="current-password"
            required
            error={errorOf('currentPassword')}
          />
          <NewPasswordFields
            {...passwordLengths}
            error={errorOf('password')}
            repeatedError={errorOf('repeated')}
          />
          <p>
            Non la ricordi? <Link to={signInPath(place, '/auth/reset')}>Fatti mandare un link</Link>
          </p>
        </>
      )}
    </AccountForm>
  );
}
