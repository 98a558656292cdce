import type { KeptFor } from '@zaino/web/kept-input-store';
import { useLocation } from '@zaino/web/router';
import { onSessionEnd, type SessionEnd } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import type * as KeptInputPart from './kept-input-part';

/** Its own chunk: guests have no session that could end. */
const loadPart = () => import(/* webpackChunkName: 'kept-input' */ './kept-input-part');

interface KeptInputProps {
  whose: KeptFor;
  /** Id of who is signed in. */
  account: string | undefined;
}

/**
 * Stands beside a page: what is typed into its forms outlives a session that ends by itself, and whoever comes back
 * from the sign-in finds it there.
 */
export function KeptInput({ whose, account }: KeptInputProps) {
  const { pathname } = useLocation();
  const [part, setPart] = useState<typeof KeptInputPart>();
  /** Where the words come, there before they are: only what changes within a live region is read out. */
  const [hasRegion, setHasRegion] = useState<boolean>();
  /** On which page something came back. */
  const [backAt, setBackAt] = useState<string | null>(null);
  const isSignedIn = account !== undefined;

  useEffect(() => {
    if (!isSignedIn) return;
    loadPart().then((loaded) => {
      setPart(loaded);
      setHasRegion(loaded.readKept(whose) !== null);
    }, reportError);
  }, [isSignedIn, whose]);

  useEffect(() => part?.noteInput(), [part]);

  useEffect(() => {
    if (!part || account === undefined) return undefined;
    return onSessionEnd((end) => {
      if (end === 'signed-out') part.forgetKept(whose);
      if (!endings[whose].includes(end)) return;
      // The page is still as it was: it is drawn anew once this is done.
      part.keepInput(whose, account, pathname);
      setHasRegion(true);
    });
  }, [part, whose, account, pathname]);

  const isReady = hasRegion !== undefined;
  useEffect(() => {
    if (!part || !isReady || account === undefined) return undefined;
    const onBack = () => setBackAt(pathname);
    return part.restoreInput({ whose, account, pathname, onBack });
  }, [part, isReady, whose, account, pathname]);

  return part && hasRegion ? (
    <part.KeptInputToast isBack={backAt === pathname} onClose={() => setBackAt(null)} />
  ) : null;
}

const endings: Record<KeptFor, readonly SessionEnd[]> = {
  customer: ['lost', 'expired'],
  admin: ['admin-lost'],
};
