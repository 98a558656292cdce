import { blogErrorCodes } from '@zaino/contracts/blog';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

export function articleMissing(): DomainError {
  const detail = 'Articolo non trovato';
  return new DomainError('not-found', blogErrorCodes.articleMissing, { detail });
}

export function articleChanged(): DomainError {
  const detail =
    'L’articolo è stato modificato nel frattempo: le tue modifiche non sono state salvate. ' +
    'Ricaricalo per vedere com’è adesso.';
  return new DomainError('conflict', blogErrorCodes.articleChanged, { detail });
}

/** Of one field of the form. */
export function fieldRefused(path: string, message: string): DomainError {
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { errors: [{ path, message }] });
}
