import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing about the secret; a header that came twice is no match. */
export function isSameSecret(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
