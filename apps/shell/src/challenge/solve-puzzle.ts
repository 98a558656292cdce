import { type PuzzleTask, search } from './puzzle';
import { ReleasedWorker } from './released-worker';

/** So many numbers are tried before the page has its turn again: some ten milliseconds on a phone. */
const SLICE = 1_000;

/**
 * The number that solves a puzzle; null where there is none. By a worker, and where the browser starts none, a little at
 * a time beside all that the page does. Rejects with the signal's reason once that is aborted.
 */
export async function solvePuzzle(puzzle: PuzzleTask, signal: AbortSignal): Promise<number | null> {
  try {
    return await solveInWorker(puzzle, signal);
  } catch {
    // Old browsers, and files of another origin while developing.
    signal.throwIfAborted();
    return solveInSlices(puzzle, signal);
  }
}

function solveInWorker(
  { salt, target, most }: PuzzleTask,
  signal: AbortSignal,
): Promise<number | null> {
  const worker = new ReleasedWorker(
    /* webpackChunkName: 'puzzle-worker' */ new URL('./puzzle-worker.ts', import.meta.url),
  );
  return worker.ask({ salt, target, most }, signal);
}

async function solveInSlices(puzzle: PuzzleTask, signal: AbortSignal): Promise<number | null> {
  for (let from = 0; from <= puzzle.most; from += SLICE) {
    const number = search(puzzle, from, Math.min(from + SLICE, puzzle.most + 1));
    if (number !== null) return number;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return null;
}
