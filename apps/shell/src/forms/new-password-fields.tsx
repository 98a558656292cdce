import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  newPasswordSchema,
} from '@zaino/contracts/identity';
import { PasswordField } from '@zaino/ui/password-field';
import type { ReadField } from '@zaino/ui/account-form';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';

/** Specification, point 5. */
export const NOT_REPEATED = 'Le password non coincidono';

/** A new password, twice. */
export function NewPasswordFields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
  const shared = {
    autoComplete: 'new-password',
    maxLength: MAX_PASSWORD_LENGTH,
    required: true,
  } as const;
  return (
    <>
      <PasswordField
        {...shared}
        label="Nuova password"
        name="password"
        hint={`Almeno ${MIN_PASSWORD_LENGTH} caratteri.`}
        error={errorOf('password')}
      />
      <PasswordField
        {...shared}
        label="Ripeti la nuova password"
        name="repeated"
        error={errorOf('repeated')}
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
