import { blogErrorCodes } from '@zaino/contracts/blog';
import { DomainError } from '@zaino/service/domain-error';

export function categoryMissing(): DomainError {
  const detail = 'Questa categoria non c’è più.';
  return new DomainError('not-found', blogErrorCodes.categoryUnknown, { detail });
}

export function categoryRenamed(name: string): DomainError {
  const detail = `La categoria è stata rinominata nel frattempo: ora si chiama «${name}».`;
  return new DomainError('conflict', blogErrorCodes.categoryRenamed, { detail });
}

export function categoryTaken(name: string): DomainError {
  const detail = `C’è già una categoria che si chiama «${name}».`;
  return new DomainError('conflict', blogErrorCodes.categoryTaken, { detail });
}

export function categoryInUse(articles: number): DomainError {
  const words = articles === 1 ? 'ha ancora un articolo' : `ha ancora ${articles} articoli`;
  const detail = `La categoria ${words}: spostali in un’altra, poi riprova.`;
  return new DomainError('conflict', blogErrorCodes.categoryInUse, {
    detail: articles === 1 ? detail.replace('spostali', 'spostalo') : detail,
  });
}
