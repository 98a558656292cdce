import type { cartEndpoints, sharedListSchema } from '@zaino/contracts/orders';
import type { CartLine } from '@zaino/rules/cart-line';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';
import type { z } from 'zod';

type Calls = typeof cartEndpoints;

/** A list that somebody shared. */
export type SharedList = z.infer<typeof sharedListSchema>;

/** The calls of shared lists; a test holds them to the contract. */
export const shareCalls = {
  shareList: { method: 'POST', path: '/api/shared-lists' } as ApiCall<Calls['shareList']>,
  sharedList: { path: '/api/shared-lists/:id' } as ApiCall<Calls['sharedList']>,
};

/** Keeps a list for a link. Nothing of whom it is for leaves the browser. */
export function shareList(items: readonly CartLine[]): Promise<SharedList> {
  const lines = items.map((line) => ({ ...line, children: undefined }));
  return fetchJson(shareCalls.shareList, { body: { lines } });
}

export const readSharedList = (id: string): Promise<SharedList> =>
  fetchJson(shareCalls.sharedList, { params: { id } });
