import { HIGHEST_PRICE, type ProductRow, type QuickFields } from '@zaino/contracts/catalogue';
import { type BulkEffect, bulkEffect } from '@zaino/data-table/bulk-effect';
import { priceByPercent } from '@zaino/rules/product-price';
import { changedRow } from './product-rows';

/** What is done to many products at once; the call's own form. */
export type BulkChange =
  | { kind: 'fields'; fields: QuickFields }
  | { kind: 'price'; percent: number }
  | { kind: 'delete' };

type Kept = Exclude<BulkChange, { kind: 'delete' }>;

const fieldsOf = (row: ProductRow, change: Kept): QuickFields => {
  if (change.kind === 'fields') return change.fields;
  return { prezzoOriginale: priceByPercent(row.prezzoOriginale, change.percent) };
};

const isSame = (row: ProductRow, fields: QuickFields) =>
  Object.entries(fields).every(([name, value]) => row[name as keyof QuickFields] === value);

/** Counts and shows what a change would do to the chosen products; refused are prices higher than any may be. */
export const productEffect = (
  rows: readonly ProductRow[],
  change: BulkChange,
): BulkEffect<ProductRow> =>
  bulkEffect(rows, (before) => {
    if (change.kind === 'delete') return null;
    const fields = fieldsOf(before, change);
    if (isSame(before, fields)) return 'unchanged';
    return (fields.prezzoOriginale ?? 0) > HIGHEST_PRICE ? 'refused' : changedRow(before, fields);
  });
