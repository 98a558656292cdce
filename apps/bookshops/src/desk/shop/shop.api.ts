import { bookshopsApi, type OwnTenant, type TenantChanges } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { ownBookshopId } from '../own-bookshop-id';

/** The bookshop of who is signed in; null for anybody else than its owner. */
export type ShopData = Outcome<OwnTenant | null>;

export async function loadShop({ request }: LoaderFunctionArgs) {
  const id = await ownBookshopId(request);
  const loaded: ShopData =
    id === null
      ? { value: null, failure: null }
      : await settle(fetchJson(bookshopsApi.tenant, { request, params: { id } }));
  return data(loaded, { status: loaded.failure?.kind === 'unavailable' ? 503 : 200 });
}

/** What is left out stays. */
export const updateTenant = (id: string, changes: TenantChanges) =>
  fetchJson(bookshopsApi.updateTenant, { params: { id }, body: changes });
