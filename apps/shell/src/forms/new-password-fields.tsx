import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@zaino/contracts/identity';
import { PasswordField } from '@zaino/ui/password-field';
import type { ReadField } from './account-form';
import type { FieldErrors } from '@zaino/web/use-submission';

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

/** Specification, point 5. */
export function newPasswordErrors(field: ReadField): FieldErrors {
  if (field('password').length < MIN_PASSWORD_LENGTH) {
    return { password: `La password deve essere di almeno ${MIN_PASSWORD_LENGTH} caratteri` };
  }
  if (field('password') !== field('repeated')) return { repeated: 'Le password non coincidono' };
  return {};
}
