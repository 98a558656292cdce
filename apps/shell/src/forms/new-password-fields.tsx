import { MAX_PASSWORD_LENGTH, newPasswordSchema } from '@zaino/contracts/identity';
import { PasswordField } from '@zaino/ui/password-field';
import type { ReadField } from '@zaino/ui/account-form';
import { NewPasswordField } from './new-password-field';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';

/** Specification, point 5. */
export const NOT_REPEATED = 'Le password non coincidono';

interface NewPasswordFieldsProps {
  /** What is wrong with the password, and with its repetition; asked by the form, which says all else itself. */
  error: string | undefined;
  repeatedError: string | undefined;
}

/** A new password, twice. */
export function NewPasswordFields({ error, repeatedError }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField label="Nuova password" error={error} />
      <PasswordField
        label="Ripeti la nuova password"
        name="repeated"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        required
        error={repeatedError}
      />
    </>
  );
}

/** What is wrong with a new password, or with its repetition. */
export function newPasswordErrors(field: ReadField): FieldErrors {
  const password = field('password');
  const errors = validateForm(newPasswordSchema, { password });
  if (errors.password !== undefined || password === field('repeated')) return errors;
  return { repeated: NOT_REPEATED };
}
