import type { FieldErrors } from '@zaino/web/use-submission';
import type { ReadField } from './account-form';
import { NewPasswordField, type PasswordLengths } from './new-password-field';
import { PasswordField } from './password-field';

/** Specification, point 5. */
export const NOT_REPEATED = 'Le password non coincidono';

interface NewPasswordFieldsProps extends PasswordLengths {
  /** What is wrong with the password, and with its repetition; asked by the form, which says all else itself. */
  error: string | undefined;
  repeatedError: string | undefined;
}

/** A new password, twice. */
export function NewPasswordFields({ error, repeatedError, ...lengths }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField label="Nuova password" error={error} {...lengths} />
      <PasswordField
        label="Ripeti la nuova password"
        name="repeated"
        autoComplete="new-password"
        maxLength={lengths.maxLength}
        required
        error={repeatedError}
      />
    </>
  );
}

/** What was found to be wrong with a new password, or else with its repetition. */
export function newPasswordErrors(field: ReadField, found: FieldErrors): FieldErrors {
  if (found.password !== undefined || field('password') === field('repeated')) return found;
  return { repeated: NOT_REPEATED };
}
