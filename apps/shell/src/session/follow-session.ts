import { ADMIN_SIGN_IN_PATH, SIGN_IN_PATH } from '@zaino/contracts/shared';
import type { RouteHandle } from '@zaino/web/lazy-route';
import type { createBrowserRouter } from '@zaino/web/router';
import { getSession, onSessionEnd, refreshSession, type SessionEnd } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';
import { reportError } from '@zaino/web/telemetry';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>;

const isProtected = ({ route }: Router['state']['matches'][number]) =>
  (route.handle as Partial<RouteHandle> | undefined)?.isProtected;

/** Where to go once somebody is signed in no longer; undefined where they may stay. */
function wayOut(end: SessionEnd, { location, navigation, matches }: Router['state']) {
  if (end === 'signed-out') return matches.some(isProtected) ? '/' : undefined;
  // Found out without a call of this page: what everybody may read stays open.
  if (end === 'expired' && !matches.some(isProtected)) return undefined;
  const signIn = end === 'admin-lost' ? ADMIN_SIGN_IN_PATH : SIGN_IN_PATH;
  // A loader's call is one for the page that is on its way.
  const place = navigation.location ?? location;
  return place.pathname === signIn ? undefined : signInPath(place, signIn);
}

/** The list of what goes has its own chunk, for few sign out. */
async function forget(uid: string): Promise<void> {
  const { forgetPerson } = await import(/* webpackChunkName: 'sign-out' */ './forget-person');
  forgetPerson(uid);
}

/**
 * Leads whoever is signed in no longer: to the sign-in, and back from there, where a call was refused, and away from
 * pages for the signed-in after signing out. Where nobody could say who is signed in, asks again with the next page.
 */
export function followSession(router: Router): void {
  onSessionEnd((end, user) => {
    if (end === 'signed-out' && user) forget(user.uid).catch(reportError);
    const path = wayOut(end, router.state);
    if (path !== undefined) void router.navigate(path);
  });
  let { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key === key) return;
    key = location.key;
    if (getSession().status === 'unknown') void refreshSession();
  });
}
