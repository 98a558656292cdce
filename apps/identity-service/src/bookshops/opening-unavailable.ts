import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** For whatever keeps the bookshops service from answering. */
export function openingUnavailable(cause: DomainError): DomainError {
  const detail = 'In questo momento non si può aprire una libreria: riprova tra qualche minuto.';
  return new DomainError('unavailable', sharedErrorCodes.unavailable, { detail, cause });
}
