import type { PricesOfProduct, ProductRow } from '@zaino/contracts/catalogue';
import type { Effect } from '@zaino/data-table/bulk-effect';
import { holdsAgainst, reductionBasis } from '@zaino/rules/announced-reduction';
import { isReduced } from '@zaino/rules/product-price';

/** Whether a change of many products leaves any of them reduced: only then prices of the past matter. */
export const leavesReduced = ({ after }: Effect<ProductRow>) => after !== null && isReduced(after);

/** Products that would be sold for less without being allowed to say so. */
export function unannouncedEffects(
  effects: readonly Effect<ProductRow>[],
  prices: ReadonlyMap<string, PricesOfProduct>,
): Effect<ProductRow>[] {
  return effects.filter(({ before, after }) => {
    if (after === null || !isReduced(after)) return false;
    const past = prices.get(before.id);
    return !holdsAgainst(after, past ? reductionBasis(past, after) : null);
  });
}
