import { SIGN_IN_UNAVAILABLE } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** While Redis is away nobody can be signed in, and the screen says so; for `.catch`. */
export function signInUnavailable(cause: unknown): never {
  if (cause instanceof DomainError) throw cause;
  throw new DomainError('unavailable', sharedErrorCodes.unavailable, {
    detail: SIGN_IN_UNAVAILABLE,
    cause,
  });
}
