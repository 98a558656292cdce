import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ActiveLine, GridHandle } from './grid-handle';
import type { ListState, LoadedRows } from './loaded-rows';
import type { ChangesState, RowChanges } from './row-changes';
import { allToggled, chosen, noSelection, rangeTo, toggled } from './selection';
import { useShownRows } from './shown-rows';
import type { TableDefinition, TableRow } from './table-definition';
import { type TableStores, useTableStores } from './use-table-stores';
import { useTableView } from './use-table-view';

/**
 * Everything that the page of a table knows, and what can be done on it. `first` is what the page's loader gave; `begin`
 * makes the stores of it.
 */
export function useDataTable<
  Row extends TableRow,
  Fields extends object,
  Changes extends RowChanges<Row, Fields>,
  First = unknown,
>(
  table: TableDefinition<Row>,
  first: First,
  begin: () => TableStores<Row, Fields, Changes, First>,
) {
  const stores = useTableStores(first, begin);
  const { loaded } = stores;
  const [view, changeView] = useTableView(table);
  // Typing goes first: the table follows when there is time.
  const shownView = useDeferredValue(view);
  const rows = useShownRows(table, loaded.rows, shownView);
  const [selection, setSelection] = useState(noSelection);
  const [active, setActive] = useState<ActiveLine | null>(null);
  const grid = useRef<GridHandle<Row>>(null);
  const search = useRef<HTMLInputElement>(null);

  const actions = useMemo(
    () => ({
      /** Chooses a row, or no longer; with `isRange` all from the one before. */
      toggle: (id: string, isRange: boolean) =>
        setSelection((before) => (isRange ? rangeTo(before, id, rows) : toggled(before, id))),
      /** Focuses the line that took the place of one that went away, unless somebody is elsewhere already. */
      keepFocus: () =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) grid.current?.focus();
        }),
    }),
    [rows],
  );

  const selected = useMemo(() => chosen(selection, loaded.rows), [selection, loaded.rows]);
  return {
    ...stores,
    table,
    view,
    changeView,
    shownView,
    rows,
    active,
    setActive,
    grid,
    search,
    ...actions,
    selection,
    setSelection,
    selected,
    toggleAll: () => setSelection((before) => allToggled(before, rows)),
    clearSelection: () => setSelection(noSelection),
  };
}

type Stores = ReturnType<typeof useTableStores>;

/** What the parts of a table's page need of it, whatever its rows are changed by. */
export interface TableState<Row extends TableRow> extends Omit<
  ReturnType<typeof useDataTable<Row, object, RowChanges<Row, object>>>,
  keyof Stores
> {
  list: Pick<LoadedRows<Row, object>, 'load' | 'more'>;
  loaded: ListState<Row>;
  changes: Pick<RowChanges<Row, object>, 'undo' | 'redo' | 'closeMessage' | 'closeLeftOut'>;
  said: Pick<ChangesState<Row, object>, 'message' | 'leftOut'>;
}
