import type { AnswersByStatus } from './attacks';
import { kinds, type FloodVisits } from './visitors';

export interface FloodResult {
  /** Blank without one. */
  attack: string;
  connections: number;
  visits: FloodVisits;
  answered: AnswersByStatus;
  /** Share of the time in which the gateway's main thread was busy, 0 to 1. */
  mainThread: number;
}

/** Milliseconds, for other visitors at the 95th percentile. */
const GOAL_MS = 500;

export function isWithinGoal({ visits }: FloodResult): boolean {
  return kinds.every((kind) => visits[kind].p95 < GOAL_MS && visits[kind].failures === 0);
}

export function printFlood(results: FloodResult[]): void {
  console.table(
    Object.fromEntries(
      results.map(({ attack, connections, visits, answered, mainThread }) => [
        attack === '' ? 'no attack' : `${attack}, ${connections}`,
        {
          ...Object.fromEntries(kinds.map((kind) => [`${kind} p95`, Math.round(visits[kind].p95)])),
          failures: kinds.reduce((sum, kind) => sum + visits[kind].failures, 0),
          'main thread %': Math.round(100 * mainThread),
          'attack answered': Object.entries(answered)
            .map(([status, count]) => `${status}: ${count}`)
            .join(', '),
        },
      ]),
    ),
  );
}
