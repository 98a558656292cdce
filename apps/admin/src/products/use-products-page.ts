import type { ProductRow, QuickFields } from '@zaino/contracts/catalogue';
import { useDataTable } from '@zaino/data-table/use-data-table';
import type { Outcome } from '@zaino/web/outcome';
import { useCallback, useMemo, useState } from 'react';
import type { ProductBulkKindName } from './bulk-kinds';
import { LoadedProducts } from './loaded-products';
import { ProductChanges } from './product-changes';
import type { ProductLineActions } from './product-line';
import type { TablePage } from './products.api';
import { productsTable } from './products-table';
import { draftsByProduct, isChanged, useDrafts } from './use-drafts';

/** What lies over the page. */
export type ProductsPageDialog =
  | { kind: 'product'; id: string | null }
  | { kind: 'bulk'; change: ProductBulkKindName; rows: readonly ProductRow[] }
  | { kind: 'import' }
  | { kind: 'shortcuts' };

/** Everything that the page of the products knows, and what can be done on it. */
export function useProductsPage(first: Outcome<TablePage>) {
  const table = useDataTable<ProductRow, QuickFields, ProductChanges>(productsTable, first, () => {
    const list = new LoadedProducts(first);
    return { list, changes: new ProductChanges(list) };
  });
  const { list, changes, loaded, toggle, keepFocus } = table;
  const [dialog, setDialog] = useState<ProductsPageDialog | null>(null);

  const edit = useCallback<typeof changes.edit>((...change) => changes.edit(...change), [changes]);
  const [drafts, draftActions] = useDrafts(edit);
  const draftsById = useMemo(() => draftsByProduct(drafts), [drafts]);
  const kept = useMemo(() => new Set(draftsById.keys()), [draftsById]);
  const unsaved = useMemo(() => {
    const byId = new Map(loaded.rows.map((row) => [row.id, row]));
    return drafts.flatMap((draft) => {
      const row = byId.get(draft.id);
      return row && isChanged(draft, row) ? [{ draft, row }] : [];
    });
  }, [drafts, loaded.rows]);

  const actions = useMemo((): ProductLineActions => {
    const withRow = (id: string, act: (row: ProductRow) => unknown) => {
      const row = list.storedRow(id);
      if (row) act(row);
    };
    return {
      ...draftActions,
      toggle,
      open: (id) => setDialog({ kind: 'product', id }),
      duplicate: (id) => withRow(id, (row) => void changes.duplicate(row)),
      remove: (id) => withRow(id, (row) => void changes.remove(row).then(keepFocus)),
    };
  }, [draftActions, toggle, keepFocus, list, changes]);

  return { table, dialog, setDialog, draftsById, kept, unsaved, actions };
}

export type ProductsPageState = ReturnType<typeof useProductsPage>;
