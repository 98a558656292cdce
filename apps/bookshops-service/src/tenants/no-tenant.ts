import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** For a bookshop that is not there, or that one must not know of. */
export function noTenant(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Questa libreria non esiste.',
  });
}
