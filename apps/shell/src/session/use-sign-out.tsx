import { reportError } from '@zaino/web/telemetry';
import { useState } from 'react';

/** Signing out, from header and menu. */
export interface SignOut {
  /** Tells whether it went well. */
  start: () => Promise<boolean>;
  hasFailed: boolean;
}

export function useSignOut(): SignOut {
  const [hasFailed, setFailed] = useState(false);

  const start = async () => {
    setFailed(false);
    try {
      // Its own chunk: few sign out, and no page waits for it.
      const { signOut } = await import(/* webpackChunkName: 'sign-out' */ './sign-out');
      await signOut();
      return true;
    } catch (error) {
      reportError(error);
      setFailed(true);
      return false;
    }
  };

  return { start, hasFailed };
}

/** The cookie is the service's to take back: whoever could not reach it is still signed in, and must know. */
export function SignOutFailed() {
  return <span role="alert">Uscita non riuscita, riprova.</span>;
}
