import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** For a session that outlived its account, or that ended during the call: whoever holds it is nobody any more. */
export function goneAccount(): DomainError {
  return new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);
}
