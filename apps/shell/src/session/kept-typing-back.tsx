import { useLocation } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';
import { useEffect } from 'react';
import { loadTyping } from './load-typing';

/** Stands beside the page: whoever comes back from the sign-in finds there what they had typed. */
export function KeptTypingBack() {
  const { pathname } = useLocation();
  const uid = useSession().user?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    let stop: (() => void) | 'gone' | undefined;
    loadTyping().then(({ restoreTyping }) => {
      if (stop !== 'gone') stop = restoreTyping(uid, pathname);
    }, reportError);
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'gone';
    };
  }, [uid, pathname]);
  return null;
}
