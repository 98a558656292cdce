import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffOrderApi } from '@zaino/contracts/orders';
import { LoadedRows } from '@zaino/data-table/loaded-rows';
import { useDataTable } from '@zaino/data-table/use-data-table';
import { useMemo, useState } from 'react';
import { allOf } from '../queries';
import type { OrderBulkKindName } from './bulk/bulk-kinds';
import { OrderChanges } from './order-changes';
import { type OrderFields, type OrderPage, type OrderRow, orderSource } from './order-rows';
import { bookshopsQuery, type FirstOrders } from './orders.api';
import { ordersTable } from './orders-table';

/** What lies over the page. */
export type OrdersPageDialog =
  | { kind: 'bulk'; name: OrderBulkKindName; rows: readonly OrderRow[] }
  | { kind: 'shipping'; rows: readonly OrderRow[] }
  | { kind: 'changes' }
  | { kind: 'shortcuts' }
  | { kind: 'save-view' }
  | { kind: 'remove-view'; view: { id: string; name: string } };

/** Everything that the page of the orders knows, and what can be done on it. */
export function useOrdersPage(first: FirstOrders) {
  const queryClient = useQueryClient();
  const [states, setStates] = useState(first.page.value?.states ?? []);
  const { data: bookshops } = useQuery(bookshopsQuery);
  const { bookshop } = first.query;
  const definition = useMemo(
    () => ordersTable({ bookshops: withChosen(bookshops, bookshop), states }),
    [bookshops, bookshop, states],
  );
  const table = useDataTable<OrderRow, OrderFields, OrderChanges, FirstOrders>(
    definition,
    first,
    () => {
      const asked = { query: first.query };
      const tell = (page: OrderPage) => setStates(page.states);
      const list = new LoadedRows(
        orderSource(() => asked.query, tell),
        first.page,
      );
      const countAnew = () => void queryClient.invalidateQueries(allOf(staffOrderApi.views));
      return {
        list,
        changes: new OrderChanges(list, countAnew),
        renew: (next: FirstOrders) => {
          asked.query = next.query;
          if (next.page.value) tell(next.page.value);
          list.restart(next.page);
        },
      };
    },
  );
  const [dialog, setDialog] = useState<OrdersPageDialog | null>(null);

  const chosen = () => {
    const active = table.grid.current?.active();
    if (table.selected.length > 0) return table.selected;
    return active ? [active] : [];
  };
  return {
    table,
    query: first.query,
    dialog,
    setDialog,
    /** Of the chosen orders, or of the line that the keys act on. */
    openBulk: (name: OrderBulkKindName) => {
      const rows = chosen();
      if (rows.length > 0) setDialog({ kind: 'bulk', name, rows });
    },
    /** Of the same orders: what is printed for them, their labels, tracking numbers. */
    openShipping: () => {
      const rows = chosen();
      if (rows.length > 0) setDialog({ kind: 'shipping', rows });
    },
  };
}

export type OrdersPageState = ReturnType<typeof useOrdersPage>;

/** The bookshop that is chosen is among the choices, also before these have come. */
function withChosen(
  bookshops: Readonly<Record<string, string>> = {},
  chosen: string | undefined,
): Readonly<Record<string, string>> {
  if (chosen === undefined || Object.hasOwn(bookshops, chosen)) return bookshops;
  return { ...bookshops, [chosen]: 'Libreria scelta' };
}
