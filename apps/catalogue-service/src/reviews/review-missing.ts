import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { DomainError } from '@zaino/service/domain-error';

export function reviewMissing(): DomainError {
  const detail = 'Questa recensione non c’è più.';
  return new DomainError('not-found', catalogueErrorCodes.reviewMissing, { detail });
}
