import {
  type MadeFile,
  type Parcel,
  type ParcelContents,
  shippingApi,
  type ShippingStage,
  shippingStages,
} from '@zaino/contracts/orders';
import { fetchFile, fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';

/** What of the list is shown; it stands in the page's address. */
export interface ShippingFilters {
  stage: ShippingStage;
  page: number;
}

/** Many orders, each in a transaction of its own: the service has a minute. */
const MANY_ORDERS_MS = 65_000;

/** What an address asks for; what it says that makes no sense is as good as left out. */
export function readFilters(parameters: URLSearchParams): ShippingFilters {
  const stage = shippingStages.find((one) => one === parameters.get('mostra'));
  const page = Number(parameters.get('pagina'));
  return { stage: stage ?? 'all', page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** The address of the page with a list; the first page of it unless told. */
export function packingPath({ stage, page = 1 }: Partial<ShippingFilters>): string {
  const parameters = new URLSearchParams();
  if (stage && stage !== 'all') parameters.set('mostra', stage);
  if (page > 1) parameters.set('pagina', String(page));
  const query = parameters.toString();
  return query === '' ? '/admin/orders/packing' : `/admin/orders/packing?${query}`;
}

export const toShipQuery = ({ stage, page }: ShippingFilters) => {
  const query = { stage, page };
  return pageQuery(shippingApi.orders, query, (options) =>
    fetchJson(shippingApi.orders, { ...options, query }),
  );
};

/** The list that the address names. */
export async function loadPacking({ request }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  await loadQuery(toShipQuery(filters));
  return filters;
}

type Which = Pick<Parcel, 'id'>;

/** The parcel of an order for whoever packs it; rejects with `parcel-taken` where somebody else does. */
export const beginParcel = (number: string, takesOver = false): Promise<Parcel> =>
  fetchJson(shippingApi.begin, { body: { number, takesOver } });

export const fillParcel = ({ id }: Which, contents: ParcelContents): Promise<Parcel> =>
  fetchJson(shippingApi.fill, { params: { id }, body: { contents } });

export const packParcel = ({ id }: Which, contents: ParcelContents): Promise<Parcel> =>
  fetchJson(shippingApi.pack, { params: { id }, body: { contents } });

export const reopenParcel = ({ id }: Which): Promise<Parcel> =>
  fetchJson(shippingApi.reopen, { params: { id } });

export const shipParcel = ({ id }: Which, code: string): Promise<Parcel> =>
  fetchJson(shippingApi.ship, { params: { id }, body: { code } });

const prints = { pickList: shippingApi.pickList, slips: shippingApi.slips };

/** A PDF for orders that are to be shipped, by their numbers. */
export const readPrint = (name: keyof typeof prints, numbers: readonly string[]): Promise<Blob> =>
  fetchFile(prints[name], { query: { orders: numbers.join(',') } });

export const makeLabels = (orders: string[]) =>
  fetchJson(shippingApi.labels, { body: { orders }, timeoutMs: MANY_ORDERS_MS });

export const previewTracking = (csv: string) =>
  fetchJson(shippingApi.previewTracking, { body: { csv }, timeoutMs: MANY_ORDERS_MS });

export const importTracking = (csv: string) =>
  fetchJson(shippingApi.importTracking, { body: { csv }, timeoutMs: MANY_ORDERS_MS });

/** A file of an answer, as the browser keeps it. */
export function blobOf({ content, contentType }: MadeFile): Blob {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: contentType });
}
