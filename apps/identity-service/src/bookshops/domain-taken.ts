import { identityErrorCodes } from '@zaino/contracts/identity';
import { DomainError } from '@zaino/service/domain-error';
import type { DomainField } from './parse-domain';

/** Another bookshop has it, or is about to. */
export function domainTaken(field: DomainField): DomainError {
  const message = 'Questo dominio è già occupato: scegline un altro';
  const errors = [{ path: field, message }];
  return new DomainError('conflict', identityErrorCodes.domainTaken, { detail: message, errors });
}
