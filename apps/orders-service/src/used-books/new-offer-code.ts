import { randomInt } from 'node:crypto';

/** What `usedOfferCodeOf` reads: no letter or figure that is taken for another, heard or read. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** Of seven hundred million, by chance. */
export function newOfferCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
}

/** `US-4K7XQM`, as it is shown. */
export const shownOfferCode = (code: string) => `US-${code}`;
