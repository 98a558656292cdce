import { identityErrorCodes } from '@zaino/contracts/identity';
import { ApiError } from '@zaino/web/api-client';

/** Whether a mail's link does not count: used, replaced, too old, not ours, or not even of a token's form. */
export function isInvalidLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, errors } = error;
  return code === identityErrorCodes.invalidLink || errors.some(({ path }) => path === 'token');
}
