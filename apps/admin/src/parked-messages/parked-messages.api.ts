import { adminBlogApi } from '@zaino/contracts/blog';
import { adminBookshopsApi } from '@zaino/contracts/bookshops';
import { adminCatalogueApi } from '@zaino/contracts/catalogue';
import { adminApi } from '@zaino/contracts/identity';
import { adminOrderApi } from '@zaino/contracts/orders';
import { releaseDeskApi } from '@zaino/contracts/releases';
import { adminBooksApi } from '@zaino/contracts/schools';
import type { ParkedMessage } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { pageQuery } from '../queries';

export type QueueOwner =
  | 'orders'
  | 'accounts'
  | 'bookshops'
  | 'catalogue'
  | 'blog'
  | 'books'
  | 'releases';

/** A message, and whose outbox it stands in. */
export interface OwnedMessage extends ParkedMessage {
  owner: QueueOwner;
  canDiscard: boolean;
}

/** Messages that can only be tried again. */
const owned = (owner: QueueOwner, messages: readonly ParkedMessage[]): OwnedMessage[] =>
  messages.map((message) => ({ ...message, owner, canDiscard: false }));

/** What could not be delivered, of all services that tell; one of them may be down. */
export const parkedQueries = {
  orders: pageQuery(adminOrderApi.parkedMessages, {}, async (options) => {
    const { messages } = await fetchJson(adminOrderApi.parkedMessages, options);
    return owned('orders', messages);
  }),
  accounts: pageQuery(adminApi.parkedMessages, {}, async (options): Promise<OwnedMessage[]> => {
    const { messages } = await fetchJson(adminApi.parkedMessages, options);
    return messages.map((message) => ({ ...message, owner: 'accounts' }));
  }),
  bookshops: pageQuery(adminBookshopsApi.parkedMessages, {}, async (options) => {
    const { messages } = await fetchJson(adminBookshopsApi.parkedMessages, options);
    return owned('bookshops', messages);
  }),
  catalogue: pageQuery(adminCatalogueApi.parkedMessages, {}, async (options) => {
    const { messages } = await fetchJson(adminCatalogueApi.parkedMessages, options);
    return owned('catalogue', messages);
  }),
  blog: pageQuery(adminBlogApi.parkedMessages, {}, async (options) => {
    const { messages } = await fetchJson(adminBlogApi.parkedMessages, options);
    return owned('blog', messages);
  }),
  books: pageQuery(adminBooksApi.parkedMessages, {}, async (options) => {
    const { messages } = await fetchJson(adminBooksApi.parkedMessages, options);
    return owned('books', messages);
  }),
  releases: pageQuery(releaseDeskApi.parkedMessages, {}, async (options) => {
    const { messages } = await fetchJson(releaseDeskApi.parkedMessages, options);
    return owned('releases', messages);
  }),
} satisfies Record<QueueOwner, unknown>;

const retries: Record<QueueOwner, (params: { id: string }) => Promise<unknown>> = {
  orders: (params) => fetchJson(adminOrderApi.retryMessage, { params }),
  accounts: (params) => fetchJson(adminApi.retryMessage, { params }),
  bookshops: (params) => fetchJson(adminBookshopsApi.retryMessage, { params }),
  catalogue: (params) => fetchJson(adminCatalogueApi.retryMessage, { params }),
  blog: (params) => fetchJson(adminBlogApi.retryMessage, { params }),
  books: (params) => fetchJson(adminBooksApi.retryMessage, { params }),
  releases: (params) => fetchJson(releaseDeskApi.retryMessage, { params }),
};

/** Has it delivered again. */
export function retryMessage({ owner, id }: OwnedMessage): Promise<unknown> {
  return retries[owner]({ id });
}

/** Removes it for good. */
export function discardMessage({ id }: OwnedMessage): Promise<unknown> {
  return fetchJson(adminApi.discardMessage, { params: { id } });
}
