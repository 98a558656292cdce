import { queryOptions } from '@tanstack/react-query';
import { staffOrderApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { keyOf, partOfPage } from '../../queries';

/** What the admin who is signed in did last. */
export const changesQuery = queryOptions({
  queryKey: keyOf(staffOrderApi.changes),
  queryFn: async () => (await fetchJson(staffOrderApi.changes)).changes,
  staleTime: 0,
  ...partOfPage,
});
