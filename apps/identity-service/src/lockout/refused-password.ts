import { identityErrorCodes } from '@zaino/contracts/identity';
import { DomainError } from '@zaino/service/domain-error';
import type { AttemptRefusal } from './lockout';

/** Why a signed-in person's password, or an admin's, was not taken. */
export function refusedPassword({ code, error }: AttemptRefusal, field: string): DomainError {
  if (code === identityErrorCodes.wrongCredentials) return wrongPassword(field);
  return new DomainError('limited', code, { detail: error });
}

export function wrongPassword(field: string): DomainError {
  const detail = 'La password non è corretta';
  const errors = [{ path: field, message: detail }];
  return new DomainError('invalid', identityErrorCodes.wrongPassword, { detail, errors });
}
