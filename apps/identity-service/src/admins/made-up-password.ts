import { randomBytes } from 'node:crypto';

/** 128 random bits, for an admin who is told it once. */
export function madeUpPassword(): string {
  return randomBytes(16).toString('base64url');
}
