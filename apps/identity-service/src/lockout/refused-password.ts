import { identityErrorCodes, OWN_PASSWORD_MISSING } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { AttemptRefusal } from './lockout';

/** Why a signed-in person's password, or an admin's, was not taken. */
export function refusedPassword({ code, error }: AttemptRefusal, field: string): DomainError {
  if (code === identityErrorCodes.wrongCredentials) return wrongPassword(field);
  return new DomainError('limited', code, { detail: error });
}

/** Nobody tried: it counts as no attempt. */
export function missingPassword(field: string): DomainError {
  const detail = OWN_PASSWORD_MISSING;
  const errors = [{ path: field, message: detail }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { detail, errors });
}

export function wrongPassword(field: string): DomainError {
  const detail = 'La password non è corretta';
  const errors = [{ path: field, message: detail }];
  return new DomainError('invalid', identityErrorCodes.wrongPassword, { detail, errors });
}
