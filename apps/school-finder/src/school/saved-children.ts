import { accountApi, type Child } from '@zaino/contracts/identity';
import type { CartChild } from '@zaino/rules/cart-child';
import { fetchJson } from '@zaino/web/api-client';
import { useSession } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { sectionOfLine } from './school-address';

function toCartChild(child: Child): CartChild {
  return { ...child, sezione: sectionOfLine(child.sezione), tetto: null };
}

/** The saved children of a family that is signed in; none for guests, nor while nobody can say. */
export function useSavedChildren(): readonly CartChild[] {
  const uid = useSession().user?.uid;
  const [saved, setSaved] = useState<{ uid: string; children: CartChild[] } | null>(null);

  useEffect(() => {
    if (uid === undefined) return;
    let isOver = false;
    // Without them the nickname is written by hand: nobody is sent to the sign-in for that.
    fetchJson(accountApi.children, { isEndExpected: true }).then(({ children }) => {
      if (!isOver) setSaved({ uid, children: children.map(toCartChild) });
    }, reportError);
    return () => {
      isOver = true;
    };
  }, [uid]);

  return saved && saved.uid === uid ? saved.children : [];
}
