import { identityErrorCodes, identityTexts } from '@zaino/contracts/identity';
import { DomainError } from '@zaino/service/domain-error';

/** Of an account that staff has locked, to somebody who has proven whose it is. */
export function suspendedAccount(): DomainError {
  const detail = `${identityTexts.suspended}.`;
  return new DomainError('forbidden', identityErrorCodes.suspended, { detail });
}
