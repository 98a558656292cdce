import { type Budget, HEAVIEST_PAGE_OF_ALL } from '@zaino/contracts/releases';

/** Bytes after brotli. */
export type Weights = Pick<Budget, 'heaviestPage' | 'firstLoad'>;

/** What an app that declares no budget may grow by: a tenth, and so many bytes in any case. */
const GROWTH = 1.1;
const LEAST_GROWTH = 20_000;

/** Of all that is not bytes: a page may be a tenth slower, or a tenth of a second, and breaks no rule. */
const others = { lcpPercent: 10, lcpMs: 100, violations: 0, needsFigures: false };

/**
 * An app's budget as it begins: what its first version declares, or else what the version before weighed, or this one
 * itself, with room to grow.
 */
export function firstBudget(declared: Weights | undefined, weighed: Weights): Budget {
  const { heaviestPage, firstLoad } = declared ?? {
    heaviestPage: grown(weighed.heaviestPage),
    firstLoad: grown(weighed.firstLoad),
  };
  return { heaviestPage: allowed(heaviestPage), firstLoad: allowed(firstLoad), ...others };
}

const grown = (bytes: number) => Math.ceil(Math.max(bytes * GROWTH, bytes + LEAST_GROWTH));

/** What a budget may be at most, and at least. */
export const allowed = (bytes: number) => Math.min(Math.max(bytes, 1), HEAVIEST_PAGE_OF_ALL);
