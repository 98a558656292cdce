import { keepInput, noteInput, restoreInput } from '@zaino/web/kept-input';
import { forgetKept, type KeptFor, readKept } from '@zaino/web/kept-input-store';
import { useLocation } from '@zaino/web/router';
import { onSessionEnd, type SessionEnd } from '@zaino/web/session';
import { useEffect, useState } from 'react';
import { Toast } from '../toast';

export interface KeptInputProps {
  whose: KeptFor;
  /** Id of who is signed in. */
  account: string | undefined;
}

const endings: Record<KeptFor, readonly SessionEnd[]> = {
  customer: ['lost', 'expired'],
  admin: ['admin-lost'],
};

/** Keeps what is typed when the session ends, puts it back, and says why a form is filled in already. */
export function KeptInputPart({ whose, account }: KeptInputProps) {
  const { pathname } = useLocation();
  /** Where the words come, there before they are: only what changes within a live region is read out. */
  const [hasRegion, setHasRegion] = useState(() => readKept(whose) !== null);
  /** On which page something came back. */
  const [backAt, setBackAt] = useState<string | null>(null);

  useEffect(noteInput, []);

  useEffect(() => {
    if (account === undefined) return undefined;
    return onSessionEnd((end) => {
      if (end === 'signed-out') forgetKept(whose);
      if (!endings[whose].includes(end)) return;
      // The page is still as it was: it is drawn anew once this is done.
      keepInput(whose, account, pathname);
      setHasRegion(true);
    });
  }, [whose, account, pathname]);

  useEffect(() => {
    if (account === undefined) return undefined;
    const onBack = () => setBackAt(pathname);
    return restoreInput({ whose, account, pathname, onBack });
  }, [whose, account, pathname]);

  return (
    hasRegion && (
      <Toast
        message={
          backAt === pathname &&
          'Quello che avevi scritto prima che la sessione scadesse è di nuovo qui: controllalo e invialo.'
        }
        onClose={() => setBackAt(null)}
      />
    )
  );
}
