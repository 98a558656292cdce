import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from './domain-error';

/** Of one field of what was sent. */
export function fieldRefused(path: string, message: string): DomainError {
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { errors: [{ path, message }] });
}
