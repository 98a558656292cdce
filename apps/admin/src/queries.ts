import {
  QueryCache,
  QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { ADMIN_PATH, type Call } from '@zaino/contracts/shared';
import { ApiError } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { reportError } from '@zaino/web/telemetry';

declare module '@tanstack/react-query' {
  interface Register {
    /** What calls fail with; whatever else goes wrong is the route's to show. */
    defaultError: ApiError;
    queryMeta: { isReported?: boolean };
  }
}

/** How long what a loader asked for waits for its page, in milliseconds: a look ahead counts for ten seconds. */
const KEPT_FOR_MS = 60_000;

/**
 * What the admins' pages have read, for as long as something shows it. Nothing is asked for twice by itself: a visit
 * asks anew (`loadQuery`), a change says what it has changed (`invalidateQueries`), a person presses "Riprova".
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      // Whoever is signed in no longer is on the way to the sign-in.
      if (meta?.isReported && error.kind !== 'unauthenticated') reportError(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
      // A call without a network fails, as everywhere, instead of waiting for one.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      throwOnError: (error) => !(error instanceof ApiError),
    },
  },
});

/** A part of a page that says itself, by a button, that it did not come: whoever operates the shop hears of it too. */
export const partOfPage = { meta: { isReported: true }, throwOnError: false };

/** The key of a call: its path, and what it is asked with. */
export const keyOf = ({ path }: Call, input: object = {}) => [path, input] as const;

/** All that was asked by a call, with whatever input. */
export const allOf = ({ path }: Call) => ({ queryKey: [path] });

/** Says of a call that a page of the admin area makes it, also while that page is still on its way. */
const asAdmin = () => ({ request: new Request(new URL(ADMIN_PATH, location.origin)) });

/**
 * What a page reads: a loader asks for it, the page shows it. A failure is an answer too, so that "Riprova" stays where
 * it is until the next one has come; the library forgets an error as soon as it asks again.
 */
export const pageQuery = <Data>(
  call: Call,
  input: object,
  ask: (options: { request: Request }) => Promise<Data>,
) => queryOptions({ queryKey: keyOf(call, input), queryFn: () => settle(ask(asAdmin())) });

/** For loaders: asks anew. */
export const loadQuery = <Data, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, ApiError, Data, Data, Key>,
) => queryClient.query({ ...options, staleTime: 0, gcTime: KEPT_FOR_MS });

const unread = { value: null, failure: null };

/** What a page's loader has read. */
export const usePageQuery = <Data>(query: ReturnType<typeof pageQuery<Data>>) =>
  useQuery(query).data ?? unread;
