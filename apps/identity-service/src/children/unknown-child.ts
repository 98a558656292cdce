import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** A child that is not the account's, or none at all. */
export function unknownChild(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound);
}
