import { getSession, onSessionEnd, subscribe } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';
import type * as Sync from './keep-cart-in-step';

/** Its own chunk: guests have no cart on the server, and no page waits for it. Where it fails, the next change asks again. */
const withSync = (act: (sync: typeof Sync) => void) => {
  import(/* webpackChunkName: 'cart-sync' */ './keep-cart-in-step').then(act, reportError);
};

/** Has the cart of whoever is signed in, now or later, kept the same on the server. */
export function followCart(): void {
  const keep = () => {
    if (getSession().user) withSync((sync) => sync.keepCartInStep());
  };
  subscribe(keep);
  onSessionEnd((end) => {
    if (end === 'signed-out') withSync((sync) => sync.leaveCart());
  });
  keep();
}
