import { createHash } from 'node:crypto';
import { isWriting, type RowPlan } from './row-plan';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Stands for a file and for what its import would write: the same only where the file is the same, and every product
 * that it changes still has the version that was seen.
 */
export function importToken(file: string, plans: readonly RowPlan[]): string {
  const writes = plans.filter(isWriting).map(({ riga, edit }) => [riga, edit]);
  return `${digest(file)}.${digest(JSON.stringify(writes))}`;
}

/** Whether a token was made for this file. */
export function isTokenOf(file: string, token: string): boolean {
  return token.split('.')[0] === digest(file);
}
