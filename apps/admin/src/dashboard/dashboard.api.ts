import { queryOptions } from '@tanstack/react-query';
import { adminCatalogueApi } from '@zaino/contracts/catalogue';
import { adminApi } from '@zaino/contracts/identity';
import { adminOrderApi } from '@zaino/contracts/orders';
import type { AdminArea } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { checkAccess } from '../login/access';
import { loginPath } from '../login/paths';
import { keyOf, partOfPage } from '../queries';

export interface AdminDashboardData {
  /** Blank where nobody could say. */
  username: string;
  /** All of them where nobody could say: the services decide. */
  areas: AdminArea[];
}

export async function loadDashboard({ request }: LoaderFunctionArgs) {
  const access = await checkAccess();
  if (access.kind === 'refused') return redirect(loginPath(new URL(request.url)));
  const { username, areas } =
    access.kind === 'granted' ? access.admin : { username: '', areas: ['all' as const] };
  return { username, areas } satisfies AdminDashboardData;
}

/** The figures of the overview. */
export const countQueries = {
  activeProducts: queryOptions({
    queryKey: keyOf(adminCatalogueApi.counts),
    queryFn: async () => (await fetchJson(adminCatalogueApi.counts)).attivi,
    ...partOfPage,
  }),
  users: queryOptions({
    queryKey: keyOf(adminApi.countUsers),
    queryFn: async () => (await fetchJson(adminApi.countUsers)).users,
    ...partOfPage,
  }),
  orders: queryOptions({
    queryKey: keyOf(adminOrderApi.count),
    queryFn: async () => (await fetchJson(adminOrderApi.count)).orders,
    ...partOfPage,
  }),
};
export type CountQuery = (typeof countQueries)[keyof typeof countQueries];
