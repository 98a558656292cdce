import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** Of another bookshop's cedola, too. */
export function noSuchCedola(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail: 'Cedola non trovata' });
}
