const LEAST_CENTS = 50;
const LEAST_PERCENT = 5;

/**
 * Whether a price, in whole cents, has fallen by so much that somebody who keeps the product is told: by 50 cents and
 * by 5 percent at least. Less than that is no news.
 */
export function isNotableFall(beforeCents: number, nowCents: number): boolean {
  const fall = beforeCents - nowCents;
  return fall >= LEAST_CENTS && fall * 100 >= beforeCents * LEAST_PERCENT;
}
