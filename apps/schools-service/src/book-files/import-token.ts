import { createHash } from 'node:crypto';
import type { PlannedBook } from './import-plan';

const digest = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url');

/**
 * Stands for a file and for what its import would write: the same only where the file is the same, and every book that it
 * changes still has the version that was seen.
 */
export function importToken(file: string | Buffer, changed: readonly PlannedBook[]): string {
  const writes = changed.map(({ isbn, expectedVersion, values }) => [
    isbn,
    expectedVersion,
    values,
  ]);
  return `${digest(file)}.${digest(JSON.stringify(writes))}`;
}

/** Whether a token was made for this file. */
export function isTokenOf(file: string | Buffer, token: string): boolean {
  return token.split('.')[0] === digest(file);
}
