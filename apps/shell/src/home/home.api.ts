import { catalogueApi } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';

/** What the home page shows of the catalogue. */
export interface HomeData {
  /** Names of those that have something to show; none where the service did not answer. */
  categories: string[];
}

/** The shelf is the last part of the page: nobody waits for it longer, in milliseconds. */
const TIMEOUT_MS = 1500;

/** Asks for the shelf; a page without it is complete. */
export async function loadHome({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const { value } = await settle(
    fetchJson(catalogueApi.categories, { request, timeoutMs: TIMEOUT_MS }),
  );
  // An admin's answer names each category with its id.
  const names = value?.categories.map((one) => (typeof one === 'string' ? one : one.nome));
  return { categories: names ?? [] };
}
