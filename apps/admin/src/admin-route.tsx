import { QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@zaino/web/api-client';
import { type LazyRoute, lazyRoute } from '@zaino/web/lazy-route';
import { type LoaderFunctionArgs, redirect, type RouteObject } from '@zaino/web/router';
import { getAdminToken } from '@zaino/web/session';
import { type ComponentType, useEffect } from 'react';
import { loginPath } from './login/paths';
import { useOwnToken } from './login/use-own-token';
import { queryClient } from './queries';

type Loader = NonNullable<LazyRoute['loader']>;

type AdminRoute = Omit<LazyRoute, 'loader'> & {
  /** Asks for the chunk of what loads the page's data. */
  loadLoader?: () => Promise<Loader>;
};

/**
 * A lazy route of the admin area, in the browser only: without a token, or with one that has ended meanwhile, it leads
 * to the admins' sign-in and back from there, before its loader asks for anything. Kept out of search engines.
 */
export function adminRoute({ load, loadLoader, handle, ...route }: AdminRoute): RouteObject {
  return lazyRoute({
    ...route,
    handle: { meta: { noindex: true }, ...handle },
    load: async () => guarded(await load()),
    loader: (args) => whenSignedIn(args, loadLoader),
  });
}

async function whenSignedIn(args: LoaderFunctionArgs, loadLoader: AdminRoute['loadLoader']) {
  const signIn = () => redirect(loginPath(new URL(args.request.url)));
  if (getAdminToken() === null) return signIn();
  const loader = await loadLoader?.();
  // Whoever looked ahead may have signed out while the code was on its way.
  if (getAdminToken() === null) return signIn();
  try {
    return await loader?.(args);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthenticated') return signIn();
    throw error;
  }
}

function guarded(Page: ComponentType): ComponentType {
  return function AdminPage() {
    useOwnToken();
    useEffect(() => forgetAfterSignOut, []);
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}

/** Who signs out, here or elsewhere, leaves the page: nothing of what they read stays behind. */
function forgetAfterSignOut(): void {
  if (getAdminToken() === null) queryClient.clear();
}
