import {
  adminApi,
  MAX_PASSWORD_LENGTH,
  MIN_ADMIN_PASSWORD_LENGTH,
} from '@zaino/contracts/identity';
import type { ReadField } from '@zaino/ui/account-form';
import { newPasswordErrors } from '@zaino/ui/new-password-fields';
import { fetchJson } from '@zaino/web/api-client';
import type { FieldErrors } from '@zaino/web/use-submission';
import { grantAccess } from '../login/access';

/** Of admins' passwords. */
export const passwordLengths = {
  minLength: MIN_ADMIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
};

/** What is missing before anything is sent; the service says all else, and the page does without its rules. */
export function missing(field: ReadField): FieldErrors {
  if (field('currentPassword') === '') return { currentPassword: 'Scrivi la password che usi ora' };
  const isBlank = field('password') === '';
  return newPasswordErrors(field, isBlank ? { password: 'Scrivi la nuova password' } : {});
}

/** The change ends the session that this browser had; it goes on with the one that comes back. */
export async function changePassword(field: ReadField): Promise<void> {
  const body = { currentPassword: field('currentPassword'), password: field('password') };
  const { token, user } = await fetchJson(adminApi.changePassword, { body });
  grantAccess(token, user);
}
