import { queryOptions } from '@tanstack/react-query';
import { adminCatalogueApi, type PricesOfProduct } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { keyOf, partOfPage } from '../queries';

/** As a bulk change of the whole catalogue: far more than one product is read. */
const TIMEOUT_MS = 60_000;

/** What reductions of these products have to hold against, by id; `asker` names the form, and its products stay. */
export const pricesBeforeQuery = (asker: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: keyOf(adminCatalogueApi.pricesBefore, { asker }),
    queryFn: async (): Promise<ReadonlyMap<string, PricesOfProduct>> => {
      const { prodotti } = await fetchJson(adminCatalogueApi.pricesBefore, {
        body: { products: [...ids] },
        timeoutMs: TIMEOUT_MS,
      });
      return new Map(prodotti.map((prices) => [prices.id, prices]));
    },
    enabled: ids.length > 0,
    ...partOfPage,
  });
