import type { ProductRow } from '@zaino/contracts/catalogue';
import type { Outcome } from '@zaino/web/outcome';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { BulkKind } from './bulk-kinds';
import type { ActiveLine, GridHandle } from './product-grid';
import type { LineActions } from './product-line';
import { useShownRows } from './product-table';
import type { TablePage } from './products.api';
import { allToggled, chosen, noSelection, rangeTo, toggled } from './selection';
import { isChanged, useDrafts } from './use-drafts';
import { useProductStores } from './use-product-stores';
import { useProductView } from './use-product-view';

/** What lies over the page. */
export type PageDialog =
  | { kind: 'product'; id: string | null }
  | { kind: 'bulk'; change: BulkKind; rows: readonly ProductRow[] }
  | { kind: 'import' }
  | { kind: 'shortcuts' };

/** Everything that the page of the products knows, and what can be done on it. */
export function useProductsPage(first: Outcome<TablePage>) {
  const stores = useProductStores(first);
  const { list, changes, products } = stores;
  const [view, changeView] = useProductView();
  // Typing goes first: the table follows when there is time.
  const shownView = useDeferredValue(view);
  const rows = useShownRows(products.rows, shownView);
  const [selection, setSelection] = useState(noSelection);
  const [active, setActive] = useState<ActiveLine | null>(null);
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const grid = useRef<GridHandle>(null);
  const search = useRef<HTMLInputElement>(null);

  const edit = useCallback<typeof changes.edit>((...change) => changes.edit(...change), [changes]);
  const [drafts, draftActions] = useDrafts(edit);
  const unsaved = useMemo(() => {
    const byId = new Map(products.rows.map((row) => [row.id, row]));
    return drafts.flatMap((draft) => {
      const row = byId.get(draft.id);
      return row && isChanged(draft, row) ? [{ draft, row }] : [];
    });
  }, [drafts, products.rows]);

  const actions = useMemo((): LineActions => {
    const withRow = (id: string, act: (row: ProductRow) => unknown) => {
      const row = list.storedRow(id);
      if (row) act(row);
    };
    /** The line that took the place of one that went away, unless somebody is elsewhere already. */
    const keepFocus = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) grid.current?.focus();
      });
    return {
      ...draftActions,
      toggle: (id, isRange) =>
        setSelection((before) => (isRange ? rangeTo(before, id, rows) : toggled(before, id))),
      open: (id) => setDialog({ kind: 'product', id }),
      duplicate: (id) => withRow(id, (row) => void changes.duplicate(row)),
      remove: (id) => withRow(id, (row) => void changes.remove(row).then(keepFocus)),
    };
  }, [draftActions, rows, list, changes]);

  const selected = useMemo(() => chosen(selection, products.rows), [selection, products.rows]);
  return {
    ...stores,
    view,
    changeView,
    shownView,
    rows,
    active,
    setActive,
    dialog,
    setDialog,
    grid,
    search,
    drafts,
    unsaved,
    actions,
    selection,
    setSelection,
    selected,
    toggleAll: () => setSelection((before) => allToggled(before, rows)),
    clearSelection: () => setSelection(noSelection),
  };
}

export type ProductsPageState = ReturnType<typeof useProductsPage>;
