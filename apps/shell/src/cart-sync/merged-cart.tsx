import { useSession } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';
import { type ComponentType, useEffect, useState } from 'react';

/** Says what a sign-in with a filled cart has made of it; its code comes with the first sign-in, like that of the cart in step. */
export function MergedCart() {
  const { user } = useSession();
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    import(/* webpackChunkName: 'merged-cart' */ './merged-cart-notice').then(
      ({ MergedCartNotice }) => setNotice(() => MergedCartNotice),
      reportError,
    );
  }, [isSignedIn]);
  return isSignedIn && Notice && <Notice />;
}
