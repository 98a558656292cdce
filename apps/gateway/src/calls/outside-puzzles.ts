import { challengeSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { ownPuzzles, type Puzzle, type PuzzleSource } from './puzzles';

/** A person waits for it. */
const LIMIT_MS = 2_000;

interface Options {
  /** Of the service; `/challenges` and `/solutions` are below it. */
  url: string;
  key: string;
  onFailure: (reason: string) => void;
}

const puzzleSchema = z.omit(challengeSchema, { token: true });
const confirmationSchema = z.object({ accepted: z.boolean() });

/**
 * Puzzles of a service outside, which may know more of a caller than we do and make them as hard as it likes. Browsers
 * hear nothing of it: they get and solve the same kind of puzzle. While it is away ours do, and a solution that is right
 * by our own reckoning counts.
 */
export function outsidePuzzles({ url, key, onFailure }: Options): PuzzleSource {
  const ask = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`It answered ${response.status}`);
    return response.json();
  };
  const fallBack =
    <Value>(value: Value) =>
    (error: unknown): Value => {
      onFailure(error instanceof Error ? error.message : String(error));
      return value;
    };

  return {
    make: (most): Promise<Puzzle> =>
      ask('/challenges', { most })
        .then((answer) => puzzleSchema.parse(answer))
        .catch((error: unknown) => fallBack(ownPuzzles.make(most))(error)),
    confirms: ({ salt, target, most }, number) =>
      ask('/solutions', { salt, target, most, number })
        .then((answer) => confirmationSchema.parse(answer).accepted)
        .catch(fallBack(true)),
  };
}
