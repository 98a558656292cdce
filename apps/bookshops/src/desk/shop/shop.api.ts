import { bookshopsApi, type OwnTenant, type TenantChanges } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { sessionOf } from '@zaino/web/session';

/** The bookshop of who is signed in; null for a family. */
export type ShopData = Outcome<OwnTenant | null>;

export async function loadShop({ request }: LoaderFunctionArgs) {
  const { user } = await sessionOf(request);
  const loaded: ShopData = user?.tenantId
    ? await settle(fetchJson(bookshopsApi.tenant, { request, params: { id: user.tenantId } }))
    : { value: null, failure: null };
  return data(loaded, { status: loaded.failure?.kind === 'unavailable' ? 503 : 200 });
}

/** What is left out stays. */
export const updateTenant = (id: string, changes: TenantChanges) =>
  fetchJson(bookshopsApi.updateTenant, { params: { id }, body: changes });
