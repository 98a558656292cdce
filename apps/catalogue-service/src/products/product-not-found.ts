import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

export function productNotFound(): DomainError {
  const detail = 'Prodotto non trovato';
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail });
}
