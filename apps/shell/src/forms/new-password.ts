import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  newPasswordSchema,
} from '@zaino/contracts/identity';
import type { ReadField } from '@zaino/ui/account-form';
import { newPasswordErrors } from '@zaino/ui/new-password-fields';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';

/** Of passwords of families and bookshops. */
export const passwordLengths = { minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH };

/** What is wrong with a new password of an account, or with its repetition. */
export const chosenPasswordErrors = (field: ReadField): FieldErrors =>
  newPasswordErrors(field, validateForm(newPasswordSchema, { password: field('password') }));
