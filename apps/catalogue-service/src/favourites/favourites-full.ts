import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { DomainError } from '@zaino/service/domain-error';

/** An account has as many as it may have; `detail` says what of. */
export function favouritesFull(detail: string): DomainError {
  return new DomainError('conflict', catalogueErrorCodes.favouritesFull, { detail });
}
