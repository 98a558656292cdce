import { savedCardApi, type SavedCards } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

/** What the page begins with; null where nobody could say. */
export interface SavedCardsData {
  saved: SavedCards | null;
  failure: Failure | null;
}

export async function loadSavedCards({ request }: LoaderFunctionArgs) {
  const found = await settle(fetchJson(savedCardApi.read, { request }));
  const page: SavedCardsData = { saved: found.value, failure: found.failure };
  return data(page, { status: found.failure ? 503 : 200 });
}

export const turnOn = (): Promise<SavedCards> => fetchJson(savedCardApi.turnOn, {});

export const turnOff = (): Promise<SavedCards> => fetchJson(savedCardApi.turnOff, {});

export const removeCard = (id: string): Promise<SavedCards> =>
  fetchJson(savedCardApi.remove, { params: { id } });
