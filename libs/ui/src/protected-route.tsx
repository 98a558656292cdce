import { type ComponentType, useEffect, useRef } from 'react';
import type { ApiError } from '@zaino/web/api-client';
import { AccessUnknown, CheckingAccess } from './checking-access';
import { type LazyRoute, lazyRoute } from '@zaino/web/lazy-route';
import {
  data,
  type LoaderFunctionArgs,
  redirect,
  type RouteObject,
  useLoaderData,
  useRevalidator,
} from '@zaino/web/router';
import { sessionOf, useSession } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';

/** In the place of a page's data. */
const NOBODY_KNOWS = { isAccessUnknown: true } as const;

/**
 * A lazy route for the signed-in: anybody else is led to the sign-in and back from there, on the server as in the
 * browser, before the loader of the page is asked. Where nobody can say who is signed in, the page says so and
 * offers to try again. Kept out of search engines.
 */
export function protectedRoute({ load, loader, handle, ...route }: LazyRoute): RouteObject {
  return lazyRoute({
    HydrateFallback: CheckingAccess,
    ...route,
    handle: { meta: { noindex: true }, ...handle, isProtected: true },
    load: async () => guarded(await load()),
    loader: (args) => whenSignedIn(args, loader),
  });
}

async function whenSignedIn(args: LoaderFunctionArgs, loader: LazyRoute['loader']) {
  const { status } = await sessionOf(args.request);
  const signIn = () => redirect(signInPath(new URL(args.request.url)));
  if (status === 'guest') return signIn();
  if (status === 'unknown') return data(NOBODY_KNOWS, { status: 503 });
  try {
    return await loader?.(args);
  } catch (error) {
    // Ended since it was asked for.
    if (isUnauthenticated(error)) return signIn();
    throw error;
  }
}

/** By its kind: the shell's first load does without the client of the calls. */
const isUnauthenticated = (error: unknown) =>
  error instanceof Error && (error as Partial<ApiError>).kind === 'unauthenticated';

function guarded(Page: ComponentType): ComponentType {
  return function ProtectedPage() {
    const { status, user } = useSession();
    const loaded = useLoaderData<unknown>();
    useOwnDataOnly(user?.uid);
    if (isUnknown(loaded)) return <AccessUnknown />;
    // Whoever signed out is on the way to another page.
    return status === 'guest' ? <CheckingAccess /> : <Page />;
  };
}

const isUnknown = (loaded: unknown) =>
  typeof loaded === 'object' && loaded !== null && 'isAccessUnknown' in loaded;

/** Somebody else who signs in, in another tab, is not shown what the one before had asked for. */
function useOwnDataOnly(uid: string | undefined): void {
  const { revalidate } = useRevalidator();
  const owner = useRef(uid);
  useEffect(() => {
    if (uid === undefined || uid === owner.current) return;
    const isOther = owner.current !== undefined;
    owner.current = uid;
    if (isOther) void revalidate();
  }, [uid, revalidate]);
}
