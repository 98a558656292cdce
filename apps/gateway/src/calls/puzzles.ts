import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Challenge } from '@zaino/contracts/shared';

export type Puzzle = Omit<Challenge, 'token'>;

/** Who makes puzzles: we ourselves, or a service outside. All else of a challenge is the same. */
export interface PuzzleSource {
  /** A puzzle whose number is `most` at most; never rejects. */
  make: (most: number) => Promise<Puzzle>;
  /** Whether who made it is content with a number that solves it; never rejects. */
  confirms: (puzzle: Puzzle, number: string) => Promise<boolean>;
}

/** A hidden number rather than leading zeros: it has an end, and nobody is unlucky for minutes. */
export const ownPuzzles: PuzzleSource = {
  make: (most) => {
    const salt = randomBytes(12).toString('hex');
    return Promise.resolve({ salt, target: hashOf(salt, String(randomInt(most + 1))), most });
  },
  confirms: () => Promise.resolve(true),
};

/** Whether a number, by its digits, solves a puzzle: one hash. */
export function isSolution({ salt, target }: Puzzle, number: string): boolean {
  return hashOf(salt, number) === target;
}

const hashOf = (salt: string, number: string) =>
  createHash('sha256').update(salt).update(number).digest('hex');
