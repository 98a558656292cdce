import { LoadedRows } from '@zaino/data-table/loaded-rows';
import type { Outcome } from '@zaino/web/outcome';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type OrdersPageAnswer, orderSource, pageOf } from '../orders/order-rows';

/** All open orders of the bookshop, page by page; `first` is what the page's loader gave. */
export function useOpenOrders(first: Outcome<OrdersPageAnswer>) {
  const [list] = useState(
    () =>
      new LoadedRows(orderSource, first.value ? { ...first, value: pageOf(first.value) } : first),
  );
  useEffect(() => {
    if (list.get().isLoading) void list.load();
    return () => list.stop();
  }, [list]);
  const { rows, failure } = useSyncExternalStore(list.subscribe, list.get);
  return { rows, failure, load: () => void list.load() };
}
