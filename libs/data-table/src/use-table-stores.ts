import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LoadedRows } from './loaded-rows';
import type { RowChanges } from './row-changes';
import type { TableRow } from './table-definition';

/** The rows of a table and what is done with them. */
export interface TableStores<
  Row extends TableRow,
  Fields extends object,
  Changes extends RowChanges<Row, Fields>,
  First = unknown,
> {
  list: LoadedRows<Row, Fields>;
  changes: Changes;
  /** Of a table in pages: the page's loader has given the first of others. Left out: all rows are read anew. */
  renew?: (first: First) => void;
}

/** Makes the stores of a table for as long as its page is open; `first` is what the page's loader gave. */
export function useTableStores<
  Row extends TableRow,
  Fields extends object,
  Changes extends RowChanges<Row, Fields>,
  First,
>(first: First, begin: () => TableStores<Row, Fields, Changes, First>) {
  const [{ begun, list, changes, renew }] = useState(() => ({ begun: first, ...begin() }));

  useEffect(() => {
    if (list.get().isLoading) void list.load();
    return () => list.stop();
  }, [list]);

  useEffect(() => {
    if (first === begun) return;
    // The page's data were asked for once more, as after the sign-in of another account.
    if (renew) renew(first);
    else void list.reload();
  }, [first, begun, list, renew]);

  return {
    list,
    changes,
    loaded: useSyncExternalStore(list.subscribe, list.get),
    said: useSyncExternalStore(changes.subscribe, changes.get),
  };
}
