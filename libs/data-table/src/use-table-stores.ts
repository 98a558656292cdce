import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LoadedRows } from './loaded-rows';
import type { RowChanges } from './row-changes';
import type { TableRow } from './table-definition';

/** The rows of a table and what is done with them. */
export interface TableStores<
  Row extends TableRow,
  Fields extends object,
  Changes extends RowChanges<Row, Fields>,
> {
  list: LoadedRows<Row, Fields>;
  changes: Changes;
}

/** Makes the stores of a table for as long as its page is open; `first` is what the page's loader gave. */
export function useTableStores<
  Row extends TableRow,
  Fields extends object,
  Changes extends RowChanges<Row, Fields>,
>(first: unknown, begin: () => TableStores<Row, Fields, Changes>) {
  const [{ begun, list, changes }] = useState(() => ({ begun: first, ...begin() }));

  useEffect(() => {
    if (list.get().isLoading) void list.load();
    return () => list.stop();
  }, [list]);

  useEffect(() => {
    // The page's data were asked for once more, as after the sign-in of another account.
    if (first !== begun) void list.reload();
  }, [first, begun, list]);

  return {
    list,
    changes,
    loaded: useSyncExternalStore(list.subscribe, list.get),
    said: useSyncExternalStore(changes.subscribe, changes.get),
  };
}
