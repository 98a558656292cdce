import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** While Redis is away nobody can be signed in, and the screen says so; for `.catch`. */
export function signInUnavailable(cause: unknown): never {
  if (cause instanceof DomainError) throw cause;
  const detail = 'L’accesso non è disponibile in questo momento: riprova tra qualche minuto.';
  throw new DomainError('unavailable', sharedErrorCodes.unavailable, { detail, cause });
}
