import { HIGHEST_PRICE, type ProductRow, type QuickFields } from '@zaino/contracts/catalogue';
import { priceByPercent } from '@zaino/rules/product-price';
import { changedRow } from './product-rows';

/** What is done to many products at once; the call's own form. */
export type BulkChange =
  | { kind: 'fields'; fields: QuickFields }
  | { kind: 'price'; percent: number }
  | { kind: 'delete' };

/** What a change would do to one product. */
export interface Effect {
  before: ProductRow;
  /** Null where it would be deleted. */
  after: ProductRow | null;
}

/** What a change would do, before anybody does it. */
export interface BulkEffect {
  effects: Effect[];
  /** Products that are so already. */
  unchanged: ProductRow[];
  /** Products whose price would be higher than any may be: left out. */
  refused: ProductRow[];
}

const fieldsOf = (row: ProductRow, change: BulkChange): QuickFields => {
  if (change.kind === 'fields') return change.fields;
  if (change.kind === 'delete') return {};
  return { prezzoOriginale: priceByPercent(row.prezzoOriginale, change.percent) };
};

const isSame = (row: ProductRow, fields: QuickFields) =>
  Object.entries(fields).every(([name, value]) => row[name as keyof QuickFields] === value);

/** Counts and shows what a change would do to the chosen products. */
export function bulkEffect(rows: readonly ProductRow[], change: BulkChange): BulkEffect {
  const effect: BulkEffect = { effects: [], unchanged: [], refused: [] };
  for (const before of rows) {
    const fields = fieldsOf(before, change);
    if (change.kind === 'delete') effect.effects.push({ before, after: null });
    else if (isSame(before, fields)) effect.unchanged.push(before);
    else if ((fields.prezzoOriginale ?? 0) > HIGHEST_PRICE) effect.refused.push(before);
    else effect.effects.push({ before, after: changedRow(before, fields) });
  }
  return effect;
}
