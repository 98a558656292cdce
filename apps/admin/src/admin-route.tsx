import { QueryClientProvider } from '@tanstack/react-query';
import { sharedErrorCodes, type StaffRight } from '@zaino/contracts/shared';
import { KeptInput } from '@zaino/ui/kept-input/kept-input';
import { ApiError } from '@zaino/web/api-client';
import { type LazyRoute, lazyRoute } from '@zaino/web/lazy-route';
import {
  type LoaderFunctionArgs,
  redirect,
  type RouteObject,
  useLoaderData,
} from '@zaino/web/router';
import { getAdminToken, onSessionEnd, type SessionEnd } from '@zaino/web/session';
import { type ComponentType, useEffect } from 'react';
import { endAccess, knownAdmin, mayDo } from './login/access';
import { loginPath } from './login/paths';
import { useOwnToken } from './login/use-own-token';
import { queryClient } from './queries';

type Loader = NonNullable<LazyRoute['loader']>;

type AdminRoute = Omit<LazyRoute, 'loader'> & {
  /** Which admins the page is for: those who may make its calls. */
  staff: StaffRight;
  /** Asks for the chunk of what loads the page's data. */
  loadLoader?: () => Promise<Loader>;
};

/**
 * A lazy route of the admin area, in the browser only: without a token, or with one that has ended meanwhile, it leads
 * to the admins' sign-in and back from there, before its loader asks for anything. An admin of other areas is told so
 * in the place of the page. Kept out of search engines.
 */
export function adminRoute({ staff, load, loadLoader, handle, ...route }: AdminRoute): RouteObject {
  return lazyRoute({
    ...route,
    handle: { meta: { noindex: true }, ...handle },
    load: async () => guarded(await load()),
    loader: (args) => whenSignedIn(args, { staff, loadLoader }),
  });
}

/** What a loader gives in the place of a page that is not for this admin. */
class OtherArea {
  constructor(readonly Page: ComponentType) {}
}

async function otherArea(): Promise<OtherArea> {
  const chunk = await import(/* webpackChunkName: 'other-area-page' */ './layout/other-area-page');
  return new OtherArea(chunk.OtherAreaPage);
}

async function whenSignedIn(
  args: LoaderFunctionArgs,
  { staff, loadLoader }: Pick<AdminRoute, 'staff' | 'loadLoader'>,
) {
  const signIn = () => redirect(loginPath(new URL(args.request.url)));
  if (getAdminToken() === null) return signIn();
  if (!mayDo(staff)) return otherArea();
  const loader = await loadLoader?.();
  // Whoever looked ahead may have signed out while the code was on its way.
  if (getAdminToken() === null) return signIn();
  try {
    return await loader?.(args);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'unauthenticated') return signIn();
    if (error.code === sharedErrorCodes.areaNeeded) return otherArea();
    throw error;
  }
}

function guarded(Page: ComponentType): ComponentType {
  return function AdminPage() {
    useOwnToken();
    useEffect(() => forgetAfterSignOut, []);
    useEffect(() => onSessionEnd(noteEnd), []);
    const data: unknown = useLoaderData();
    if (data instanceof OtherArea) return <data.Page />;
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
        <KeptInput whose="admin" account={knownAdmin()?.id} />
      </QueryClientProvider>
    );
  };
}

function noteEnd(end: SessionEnd): void {
  if (end === 'admin-lost') endAccess();
}

/** Who signs out, here or elsewhere, leaves the page: nothing of what they read stays behind. */
function forgetAfterSignOut(): void {
  if (getAdminToken() === null) queryClient.clear();
}
