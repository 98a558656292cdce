import type { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import type { adminEndpoints } from '@zaino/contracts/identity';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';
import { type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { orderCalls } from '../orders/order-calls';
import { checkAccess } from '../login/access';
import { loginPath } from '../login/paths';

const productCounts: ApiCall<typeof adminCatalogueEndpoints.counts> = {
  path: '/api/admin/products/counts',
};
const userCount: ApiCall<typeof adminEndpoints.countUsers> = { path: '/api/admin/users/count' };

export interface DashboardData {
  /** Blank where nobody could say. */
  username: string;
}

export async function loadDashboard({ request }: LoaderFunctionArgs) {
  const access = await checkAccess();
  if (access.kind === 'refused') return redirect(loginPath(new URL(request.url)));
  const username = access.kind === 'granted' ? access.admin.username : '';
  return { username } satisfies DashboardData;
}

export const countActiveProducts = async () => (await fetchJson(productCounts)).attivi;
export const countOrders = async () => (await fetchJson(orderCalls.count)).orders;
export const countUsers = async () => (await fetchJson(userCount)).users;
