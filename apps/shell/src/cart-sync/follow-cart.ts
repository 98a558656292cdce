import { getSession, onSessionEnd, subscribe } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';

/** Its own chunk: guests have no cart on the server, and no page waits for it. */
const load = () => import(/* webpackChunkName: 'cart-sync' */ './keep-cart-in-step');

/** Has the cart of whoever is signed in, now or later, kept the same on the server. */
export function followCart(): void {
  const keep = () => {
    if (getSession().status !== 'signed-in') return;
    // Asked for again with the next change of the session; until then the cart goes on here alone.
    load().then((sync) => sync.keepCartInStep(), reportError);
  };
  subscribe(keep);
  onSessionEnd((end) => {
    if (end === 'signed-out') load().then((sync) => sync.leaveCart(), reportError);
  });
  keep();
}
