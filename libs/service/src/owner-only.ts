import { sentences, sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from './domain-error';

/** For a colleague who asks for what is the owner's of the bookshop. */
export function ownerOnly(): DomainError {
  return new DomainError('forbidden', sharedErrorCodes.ownerOnly, { detail: sentences.ownerOnly });
}
