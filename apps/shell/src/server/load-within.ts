import type { RenderFailure } from '@zaino/contracts/shared';
import { isRouteErrorResponse } from '@zaino/web/router';
import type { DataStrategyFunctionArgs } from '@zaino/web/server-router';

type Match = DataStrategyFunctionArgs['matches'][number];
type Loaded = Awaited<ReturnType<Match['resolve']>>;

/** Of an answer that a loader threw, as `Response` or as the router's `data`; undefined for an error. */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof Response || isRouteErrorResponse(thrown)) return thrown.status;
  const { type, init } = (thrown ?? {}) as { type?: string; init?: ResponseInit | null };
  return type === 'DataWithResponseInit' ? init?.status : undefined;
}

/** A redirect, "not found" and the like are what the loader wants to say; all else is a failure. */
const isAnswer = (thrown: unknown) => (statusOf(thrown) ?? 500) < 500;

/**
 * Runs the loaders of a page side by side, each for at most `limitMs`. One that fails, or does not answer,
 * leaves its route without data: its fallback is drawn and the browser asks again.
 */
export function loadWithin(limitMs: number) {
  const failures: RenderFailure[] = [];

  async function load(match: Match) {
    const loaded = await within(limitMs, match.resolve());
    if (loaded.type === 'error' && !isAnswer(loaded.result)) {
      failures.push({ phase: 'load', route: match.route.id, reason: wordsOf(loaded.result) });
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

function within(limitMs: number, loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<Loaded>((resolve) => {
    const result = new Error(`no data within ${limitMs} ms`);
    timer = setTimeout(() => resolve({ type: 'error', result }), limitMs);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/** What was thrown may be anything. */
function wordsOf(error: unknown): string {
  const status = statusOf(error);
  if (status !== undefined) return `answered ${status}`;
  try {
    return String(error);
  } catch {
    return 'something that cannot be put into words';
  }
}
