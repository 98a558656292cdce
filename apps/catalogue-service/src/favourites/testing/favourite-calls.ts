import type { Favourite, FavouriteBook, FavouriteMarks } from '@zaino/contracts/catalogue';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { Headers } from '@zaino/service/testing/service-calls';
import { serviceKeyHeader, type TestService } from '../../testing/test-service';

type Of = { id: string };

/** Somebody who is signed in. */
export interface FavouriteCustomer {
  uid: string;
  headers: Headers;
}

interface Exported {
  favourites: { id: string; nome: string; since: string; prezzoAllora: number }[];
  favouriteBooks: FavouriteBook[];
  stockWaits: { id: string; nome: string; since: string }[];
}

/** The calls of customers about what they keep and wait for, and those of the identity service. */
export function favouriteCalls(service: TestService) {
  const { call } = service;
  const asked = (method: string, path: string) => (product: Of, customer?: FavouriteCustomer) =>
    call<{ success: true }>({
      method,
      path: `${path}/${product.id}`,
      ...(customer && { headers: customer.headers }),
    });
  return {
    customer: async (): Promise<FavouriteCustomer> => {
      const headers = await service.signIn('customer');
      const id = (headers.cookie ?? '').replace(`${SESSION_COOKIE}=`, '');
      const session = await service.app.get(SessionStore, { strict: false }).find(id);
      if (session === null || session === 'revoked') throw new Error('Nobody is signed in.');
      return { uid: session.user.uid, headers };
    },
    keep: asked('PUT', '/api/favourites'),
    drop: asked('DELETE', '/api/favourites'),
    wait: asked('PUT', '/api/stock-waits'),
    endWait: asked('DELETE', '/api/stock-waits'),
    keepBook: asked('PUT', '/api/favourites/books'),
    dropBook: asked('DELETE', '/api/favourites/books'),
    hasBook: async (isbn: string, { headers }: FavouriteCustomer) => {
      const path = `/api/favourites/books/${isbn}`;
      return (await call<{ isFavourite: boolean }>({ path, headers })).body.isFavourite;
    },
    books: async ({ headers }: FavouriteCustomer) =>
      (await call<{ books: FavouriteBook[] }>({ path: '/api/favourites', headers })).body.books,
    list: async ({ headers }: FavouriteCustomer) =>
      (await call<{ favourites: Favourite[] }>({ path: '/api/favourites', headers })).body
        .favourites,
    marks: async ({ headers }: FavouriteCustomer) =>
      (await call<FavouriteMarks>({ path: '/api/favourites/marks', headers })).body,
    exported: async ({ uid }: FavouriteCustomer) => {
      const path = `/internal/customers/${uid}/favourites`;
      return (await call<Exported>({ path, headers: serviceKeyHeader })).body;
    },
    forget: ({ uid }: FavouriteCustomer) =>
      call({
        method: 'DELETE',
        path: `/internal/customers/${uid}/favourites`,
        headers: serviceKeyHeader,
      }),
  };
}
