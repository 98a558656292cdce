import { digestOf } from './sha256';

/** What is looked for: a number up to `most`, of which SHA-256(salt + digits) is `target` in hexadecimal. */
export interface PuzzleTask {
  salt: string;
  target: string;
  most: number;
}

/** The number between two others, the second one left out; null where it is not there. */
export function search({ salt, target }: PuzzleTask, from: number, to: number): number | null {
  const encoder = new TextEncoder();
  const wanted = Number.parseInt(target.slice(0, 8), 16);
  for (let number = from; number < to; number += 1) {
    const digest = digestOf(encoder.encode(`${salt}${number}`));
    if (digest[0] === wanted && hexOf(digest) === target) return number;
  }
  return null;
}

const hexOf = (words: Uint32Array) =>
  Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
