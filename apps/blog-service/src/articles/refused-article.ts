import { blogErrorCodes } from '@zaino/contracts/blog';
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
