import type { PricesOfProduct } from '@zaino/contracts/catalogue';
import { holdsAgainst, reductionBasis } from '@zaino/rules/announced-reduction';
import { isReduced } from '@zaino/rules/product-price';
import type { Effect } from './bulk-effect';

/** Whether a change of many products leaves any of them reduced: only then prices of the past matter. */
export const leavesReduced = ({ after }: Effect) => after !== null && isReduced(after);

/** Products that would be sold for less without being allowed to say so. */
export function unannouncedEffects(
  effects: readonly Effect[],
  prices: ReadonlyMap<string, PricesOfProduct>,
): Effect[] {
  return effects.filter(({ before, after }) => {
    if (after === null || !isReduced(after)) return false;
    const past = prices.get(before.id);
    return !holdsAgainst(after, past ? reductionBasis(past, after) : null);
  });
}
