import { adminApi } from '@zaino/contracts/identity';
import { adminOrderApi } from '@zaino/contracts/orders';
import type { ParkedMessage } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';

type Owner = 'orders' | 'accounts';

/** A message, and whose outbox it stands in. */
export interface OwnedMessage extends ParkedMessage {
  owner: Owner;
  canDiscard: boolean;
}

export interface ParkedData {
  messages: OwnedMessage[];
  /** Whose messages nobody could tell. */
  unknown: Owner[];
}

/** What could not be delivered, of all services that tell; one of them may be down. */
export async function loadParked(request: Request): Promise<ParkedData> {
  const [orders, accounts] = await Promise.all([
    settle(fetchJson(adminOrderApi.parkedMessages, { request })),
    settle(fetchJson(adminApi.parkedMessages, { request })),
  ]);
  const ofOrders = orders.value?.messages ?? [];
  const ofAccounts = accounts.value?.messages ?? [];
  return {
    messages: [
      ...ofOrders.map((message) => ({ ...message, owner: 'orders' as const, canDiscard: false })),
      ...ofAccounts.map((message) => ({ ...message, owner: 'accounts' as const })),
    ],
    unknown: [
      ...(orders.failure ? (['orders'] as const) : []),
      ...(accounts.failure ? (['accounts'] as const) : []),
    ],
  };
}

/** Has it delivered again. */
export function retryMessage({ owner, id }: OwnedMessage): Promise<unknown> {
  const params = { id };
  return owner === 'orders'
    ? fetchJson(adminOrderApi.retryMessage, { params })
    : fetchJson(adminApi.retryMessage, { params });
}

/** Removes it for good. */
export function discardMessage({ id }: OwnedMessage): Promise<unknown> {
  return fetchJson(adminApi.discardMessage, { params: { id } });
}
