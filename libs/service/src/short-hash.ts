import { createHash } from 'node:crypto';

/** What stands in Redis and in messages instead of an address, an account, a token or a code: 132 bits of its SHA-256. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
