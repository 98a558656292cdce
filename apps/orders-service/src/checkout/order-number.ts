import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, which are read as something else. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** `ZN-7K3M-9QXD`: of a trillion, by chance, so that it tells nothing of how many orders there are. */
export function newOrderNumber(): string {
  const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length));
  return `ZN-${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
