import { identityErrorCodes, identityTexts } from '@zaino/contracts/identity';
import { DomainError } from '@zaino/service/domain-error';

/** Only for who registers, or has proven that the address is theirs. */
export function emailTaken(): DomainError {
  const detail = identityTexts.emailTaken;
  const errors = [{ path: 'email', message: detail }];
  return new DomainError('conflict', identityErrorCodes.emailTaken, { detail, errors });
}
