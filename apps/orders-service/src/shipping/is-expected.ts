import { DomainError } from '@zaino/service/domain-error';

/** Whether it is why something is not done for one of several orders, to be told by its sentence. */
export function isExpected(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.kind === 'conflict' || error.kind === 'not-found');
}
