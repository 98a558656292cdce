import { domainSchema } from '@zaino/contracts/bookshops';
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
