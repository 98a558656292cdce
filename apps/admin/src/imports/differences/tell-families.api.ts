import { droppedBookApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';

/** Going through the lists of a whole country takes a while. */
const TIMEOUT_MS = 65_000;

export const countFamilies = (importId: string) =>
  fetchJson(droppedBookApi.count, { params: { importId }, timeoutMs: TIMEOUT_MS });

/** `orders` as they were counted: where they are others by now it is refused. */
export const tellFamilies = (importId: string, orders: number) =>
  fetchJson(droppedBookApi.tell, {
    params: { importId },
    body: { orders },
    timeoutMs: TIMEOUT_MS,
  });
