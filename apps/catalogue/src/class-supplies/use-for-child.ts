import { accountApi } from '@zaino/contracts/identity';
import { type CartChild, findChild, MAX_CHILDREN } from '@zaino/rules/cart-child';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import { fetchJson } from '@zaino/web/api-client';
import { addChild, useCart } from '@zaino/web/cart';
import { useSession } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';

/** For whom materials are bought; blank for nobody in particular. */
export interface ForChild {
  children: readonly CartChild[];
  chosen: string;
  choose: (id: string) => void;
  /** The child of the cart, put into it if need be; undefined for nobody. */
  settle: () => { id: string; nickname: string } | undefined;
}

/** The children of the cart, and those that the family has saved. */
export function useForChild(): ForChild {
  const inCart = useCart().children;
  const saved = useSavedChildren();
  const [wish, choose] = useState('');
  const isFull = inCart.length >= MAX_CHILDREN;
  const children = [...inCart, ...saved.filter((child) => !isFull && !findChild(inCart, child))];
  const child = children.find(({ id }) => id === wish);
  return {
    children,
    chosen: child?.id ?? '',
    choose,
    settle: () => {
      if (!child) return undefined;
      const id = addChild({ ...child, id: findChild(inCart, child)?.id ?? child.id });
      choose(id);
      return { id, nickname: child.nickname };
    },
  };
}

function useSavedChildren(): readonly CartChild[] {
  const uid = useSession().user?.uid;
  const [saved, setSaved] = useState<{ uid: string; children: CartChild[] } | null>(null);
  useEffect(() => {
    if (uid === undefined) return;
    let isOver = false;
    // Without them the materials are for nobody in particular: nobody is sent to the sign-in for that.
    fetchJson(accountApi.children, { isEndExpected: true }).then(({ children }) => {
      if (isOver) return;
      const named = children.map((child) => {
        const sezione = child.sezione === EVERY_SECTION ? '' : child.sezione;
        return { ...child, sezione, tetto: null };
      });
      setSaved({ uid, children: named });
    }, reportError);
    return () => {
      isOver = true;
    };
  }, [uid]);
  return saved && saved.uid === uid ? saved.children : [];
}
