import { ADMIN_SIGN_IN_PATH, SIGN_IN_PATH } from '@zaino/contracts/shared';
import type { RouteHandle } from '@zaino/web/lazy-route';
import type { createBrowserRouter } from '@zaino/web/router';
import { getSession, onSessionEnd, refreshSession, type SessionEnd } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';
import { reportError } from '@zaino/web/telemetry';
import { loadedTyping } from './load-typing';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>;

const isProtected = ({ route }: Router['state']['matches'][number]) =>
  (route.handle as Partial<RouteHandle> | undefined)?.isProtected;

/** Where to go once somebody is signed in no longer; undefined where they may stay. */
function wayOut(end: SessionEnd, { location, navigation, matches }: Router['state']) {
  if (end === 'signed-out') return matches.some(isProtected) ? '/' : undefined;
  const signIn = end === 'lost' ? SIGN_IN_PATH : ADMIN_SIGN_IN_PATH;
  // A loader's call is one for the page that is on its way.
  const place = navigation.location ?? location;
  return place.pathname === signIn ? undefined : signInPath(place, signIn);
}

/** What was typed goes at once; the list of all else has its own chunk, for few sign out. */
async function forget(): Promise<void> {
  loadedTyping()?.forgetTyping();
  const { forgetPerson } = await import(/* webpackChunkName: 'sign-out' */ './forget-person');
  forgetPerson();
}

/**
 * Leads whoever is signed in no longer: to the sign-in, and back from there, where a call was refused (what was typed is
 * kept meanwhile), and away from pages for the signed-in after signing out. Where nobody could say who is signed in, asks again with the next page.
 */
export function followSession(router: Router): void {
  onSessionEnd((end, user) => {
    // The page is still as it was: it is drawn anew once this is done.
    const { pathname } = router.state.location;
    if (end === 'signed-out') forget().catch(reportError);
    else if (end === 'lost' && user) loadedTyping()?.keepTyping(user.uid, pathname);
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
