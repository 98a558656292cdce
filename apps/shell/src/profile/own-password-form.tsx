import { identityErrorCodes, OWN_PASSWORD_MISSING } from '@zaino/contracts/identity';
import { AccountForm } from '@zaino/ui/account-form';
import { Button } from '@zaino/ui/button';
import { PasswordField } from '@zaino/ui/password-field';
import type { ReactNode } from 'react';

interface OwnPasswordFormProps {
  label: string;
  /** Words of the button. */
  submit: string;
  /** Where another provider signs people in, being signed in is all there is to prove. */
  hasPassword: boolean;
  /** Makes the call; without a password where there is none. */
  onSend: (password: string | undefined) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  /** What is asked where there is no password. */
  children: ReactNode;
}

/** Asks once more for the password, before something is done that somebody else at this device must not do. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const { label, submit, hasPassword, onSend, onDone, onClose, children } = props;
  return (
    <AccountForm
      label={label}
      submit={submit}
      check={(field) =>
        hasPassword && field('password') === '' ? { password: OWN_PASSWORD_MISSING } : {}
      }
      failures={{
        [identityErrorCodes.wrongPassword]: {
          field: 'password',
          words: 'La password non è quella giusta',
        },
      }}
      onSend={(field) => onSend(hasPassword ? field('password') : undefined)}
      onDone={onDone}
      aside={
        <Button variant="text" onClick={onClose}>
          Annulla
        </Button>
      }
    >
      {(errorOf) =>
        hasPassword ? (
          <PasswordField
            label="La tua password, per conferma"
            name="password"
            autoComplete="current-password"
            required
            error={errorOf('password')}
          />
        ) : (
          children
        )
      }
    </AccountForm>
  );
}
