import {
  bookshopsApi,
  type LookChanges,
  type OwnTenant,
  type TenantChanges,
} from '@zaino/contracts/bookshops';
import { cedolaApi, type CedolaTerms } from '@zaino/contracts/orders';
import { fetchJson, sendFile } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { ownBookshopId } from '../own-bookshop-id';

/** What the page shows. */
export interface ShopData {
  /** The bookshop of who is signed in; null for anybody else than its owner. */
  shop: Outcome<OwnTenant | null>;
  /** Whether its plan gives it a look of its own; null where nobody can say. */
  hasLook: boolean | null;
  /** Which cedole it takes; null where nobody can say. */
  cedole: CedolaTerms | null;
}

export async function loadShop({ request }: LoaderFunctionArgs) {
  const id = await ownBookshopId(request);
  const loaded: ShopData =
    id === null
      ? { shop: { value: null, failure: null }, hasLook: null, cedole: null }
      : await loadOwned(request, id);
  return data(loaded, { status: loaded.shop.failure?.kind === 'unavailable' ? 503 : 200 });
}

async function loadOwned(request: Request, id: string): Promise<ShopData> {
  const params = { id };
  const [shop, plan, cedole] = await Promise.all([
    settle(fetchJson(bookshopsApi.tenant, { request, params })),
    settle(fetchJson(bookshopsApi.plan, { request, params })),
    settle(fetchJson(cedolaApi.terms, { request })),
  ]);
  return { shop, hasLook: plan.value?.hasPaidFeatures ?? null, cedole: cedole.value };
}

/** What is left out stays. */
export const updateTenant = (id: string, changes: TenantChanges) =>
  fetchJson(bookshopsApi.updateTenant, { params: { id }, body: changes });

export const setLook = (id: string, changes: LookChanges) =>
  fetchJson(bookshopsApi.setLook, { params: { id }, body: changes });

export const uploadPicture = (file: File) => sendFile(bookshopsApi.uploadPicture, file);
