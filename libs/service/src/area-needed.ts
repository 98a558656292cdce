import { sentences, sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from './domain-error';

/** For an admin who asks for what the admins of another area do. */
export function areaNeeded(): DomainError {
  const detail = sentences.areaNeeded;
  return new DomainError('forbidden', sharedErrorCodes.areaNeeded, { detail });
}
