import type { RenderFailure } from '@zaino/contracts/shared';
import { isRouteErrorResponse } from '@zaino/web/router';
import type { DataStrategyFunctionArgs } from '@zaino/web/server-router';

type Match = DataStrategyFunctionArgs['matches'][number];

const isAnswer = (error: unknown) => error instanceof Response || isRouteErrorResponse(error);

/**
 * Runs the loaders of a page side by side, each for at most `limitMs`. One that fails, or does not answer,
 * leaves its route without data: its fallback is drawn and the browser asks again.
 */
export function loadWithin(limitMs: number) {
  const failures: RenderFailure[] = [];

  async function load(match: Match) {
    const loaded = await Promise.race([match.resolve(), timeLimit(limitMs)]);
    if (loaded.type === 'error' && !isAnswer(loaded.result)) {
      failures.push({ phase: 'load', route: match.route.id, reason: String(loaded.result) });
      return [];
    }
    return [[match.route.id, loaded] as const];
  }

  const dataStrategy = async ({ matches }: DataStrategyFunctionArgs) => {
    const loaded = await Promise.all(matches.map(load));
    return Object.fromEntries(loaded.flat());
  };
  return { failures, dataStrategy };
}

function timeLimit(limitMs: number) {
  return new Promise<{ type: 'error'; result: unknown }>((resolve) => {
    const result = new Error(`no data within ${limitMs} ms`);
    setTimeout(() => resolve({ type: 'error', result }), limitMs).unref();
  });
}
