import { cartApi, type sharedListSchema } from '@zaino/contracts/orders';
import type { CartLine } from '@zaino/rules/cart-line';
import { fetchJson } from '@zaino/web/api-client';
import type { z } from 'zod';

/** A list that somebody shared. */
export type SharedListData = z.infer<typeof sharedListSchema>;

/** Keeps a list for a link. Nothing of whom it is for leaves the browser. */
export function shareList(items: readonly CartLine[]): Promise<SharedListData> {
  const lines = items.map((line) => ({ ...line, children: undefined }));
  return fetchJson(cartApi.shareList, { body: { lines } });
}

export const readSharedList = (id: string): Promise<SharedListData> =>
  fetchJson(cartApi.sharedList, { params: { id } });
