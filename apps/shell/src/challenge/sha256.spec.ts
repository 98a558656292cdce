import { createHash } from 'node:crypto';
import { digestOf } from './sha256';

const hex = (words: Uint32Array) => Buffer.from(words.buffer).swap32().toString('hex');

it.each([0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 500])(
  'gives the digest of %d bytes as everybody else does',
  (length) => {
    const message = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
    const expected = createHash('sha256').update(message).digest('hex');
    expect(hex(digestOf(message))).toBe(expected);
  },
);
