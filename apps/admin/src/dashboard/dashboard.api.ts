import { adminCatalogueApi } from '@zaino/contracts/catalogue';
import { adminApi } from '@zaino/contracts/identity';
import { adminOrderApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { checkAccess } from '../login/access';
import { loginPath } from '../login/paths';

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

export const countActiveProducts = async () => (await fetchJson(adminCatalogueApi.counts)).attivi;
export const countOrders = async () => (await fetchJson(adminOrderApi.count)).orders;
export const countUsers = async () => (await fetchJson(adminApi.countUsers)).users;
