import {
  ADMIN_ACCESS_PATH,
  ADMIN_PATH,
  ADMIN_SIGN_IN_PATH,
  ORIGIN_PARAMETER,
} from '@zaino/contracts/shared';
import { lazyRoute } from '@zaino/web/lazy-route';
import { redirect, type RouteObject } from '@zaino/web/router';
import { getAdminToken } from '@zaino/web/session';
import { Gate, type GateData } from './login/gate';
import { checkAccess } from './login/access';
import { loginPath } from './login/paths';

const meta = { noindex: true };
const isServer = typeof document === 'undefined';

/** What everybody may have of this remote: the sign-in, and the gate in front of all else. */
export const routes: RouteObject[] = [
  lazyRoute({
    path: ADMIN_SIGN_IN_PATH,
    chunk: 'login-page',
    load: async () =>
      (await import(/* webpackChunkName: 'login-page' */ './login/login-page')).LoginPage,
    handle: { title: 'Area Riservata', meta, searchParams: { get: [ORIGIN_PARAMETER] } },
  }),
  lazyRoute({
    path: ADMIN_ACCESS_PATH,
    chunk: 'access-link-page',
    load: async () =>
      (await import(/* webpackChunkName: 'access-link-page' */ './login/access-link-page'))
        .AccessLinkPage,
    handle: { title: 'Accesso bloccato', meta, searchParams: { get: ['token'] } },
  }),
  {
    path: `${ADMIN_PATH}/*`,
    Component: Gate,
    loader: ({ request }): GateData | Response => {
      if (isServer) return { state: 'checking' };
      // Whoever may enter is past the gate by now: nobody could say.
      if (getAdminToken() !== null) return { state: 'unknown' };
      return redirect(loginPath(new URL(request.url)));
    },
    handle: { title: 'Area Riservata', meta, searchParams: {} },
  },
];

/** Whether `./routes` may be asked for: verifies the stored token. */
export async function mayEnter(): Promise<boolean> {
  return (await checkAccess()).kind === 'granted';
}
