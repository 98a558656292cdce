import { type BookshopPlans, publicBookshopsApi } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

/** What the page for bookshops shows beside its words. */
export interface ForLibrariesData {
  /** Null where they could not be had: all else is there. */
  plans: BookshopPlans | null;
  failure: Failure | null;
}

export async function loadForLibraries({ request }: LoaderFunctionArgs) {
  const { value: plans, failure } = await settle(fetchJson(publicBookshopsApi.plans, { request }));
  const shown: ForLibrariesData = { plans, failure };
  return data(shown, { status: failure ? 503 : 200 });
}
