import { useLocation } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { useEffect } from 'react';
import { restoreTyping } from './kept-typing';

/** Stands beside the page: whoever comes back from the sign-in finds there what they had typed. */
export function KeptTypingBack() {
  const { pathname } = useLocation();
  const uid = useSession().user?.uid;
  useEffect(() => (uid === undefined ? undefined : restoreTyping(uid, pathname)), [uid, pathname]);
  return null;
}
