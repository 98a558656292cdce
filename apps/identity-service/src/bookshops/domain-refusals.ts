import { domainSchema } from '@zaino/contracts/bookshops';
import { identityErrorCodes } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** Where the domain stands in the input. */
export type DomainField = 'profile.domain' | 'domain';

/** A domain of a valid form; throws what is wrong with it. */
export function parseDomain(domain: string, field: DomainField): string {
  const result = domainSchema.safeParse(domain);
  if (result.success) return result.data;
  throw invalidDomain(field, result.error.issues[0]?.message);
}

export function invalidDomain(
  field: DomainField,
  message = 'Questo dominio non è valido',
): DomainError {
  const errors = [{ path: field, message }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { detail: message, errors });
}

export function domainTaken(field: DomainField): DomainError {
  const message = 'Questo dominio è già occupato: scegline un altro';
  const errors = [{ path: field, message }];
  return new DomainError('conflict', identityErrorCodes.domainTaken, { detail: message, errors });
}

/** For whatever keeps the bookshops service from answering. */
export function withSentence(cause: DomainError): DomainError {
  const detail = 'In questo momento non si può aprire una libreria: riprova tra qualche minuto.';
  return new DomainError('unavailable', sharedErrorCodes.unavailable, { detail, cause });
}
