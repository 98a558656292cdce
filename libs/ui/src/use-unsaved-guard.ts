import { isSignIn } from '@zaino/web/sign-in-path';
import { useBlocker } from '@zaino/web/router';
import { useEffect } from 'react';

/**
 * Keeps what was not saved: another page of the shop is reached only after `proceed` was called on what it gives
 * (null while nobody is leaving), and the browser asks by itself before the tab is closed. A leap within the page
 * leaves nothing, and whoever is signed in no longer is not held up: what they have typed is kept (`KeptInput`).
 */
export function useUnsavedGuard(isUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved && !isSignIn(to) && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return blocker.state === 'blocked' ? blocker : null;
}
