import { queryOptions } from '@tanstack/react-query';
import { staffOrderApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { keyOf, partOfPage } from '../../queries';
import type { OrderRow } from '../order-rows';
import { type OrderBulkKindName, bulkKinds } from './bulk-kinds';

const PREVIEW_TIMEOUT_MS = 30_000;

/** What a kind of command would do to these orders, as they are on the screen. */
export const previewQuery = (name: OrderBulkKindName, rows: readonly OrderRow[]) => {
  const orders = rows.map(({ id, order: { version } }) => ({ id, version }));
  return queryOptions({
    queryKey: keyOf(staffOrderApi.preview, { name, orders }),
    queryFn: async () => {
      const body = { orders, command: bulkKinds[name].sample() };
      const options = { body, timeoutMs: PREVIEW_TIMEOUT_MS };
      return (await fetchJson(staffOrderApi.preview, options)).outcomes;
    },
    staleTime: 0,
    ...partOfPage,
  });
};
