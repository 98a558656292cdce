import { type CartChild, findChild, MAX_CHILDREN } from '@zaino/rules/cart-child';
import { addChild, useCart } from '@zaino/web/cart';
import { useState } from 'react';
import type { ListOwner } from './cart-lines';
import { useSavedChildren } from './saved-children';
import { sectionOfLine } from './school-address';

/** In place of a child's id: one whose nickname is still to be written, and nobody in particular. */
export const NEW_CHILD = 'new';
export const NOBODY = '';

/** What is chosen under "Per chi sono?". */
export interface ForWhom {
  children: readonly CartChild[];
  /** No more can be named. */
  isFull: boolean;
  chosen: string;
  choose: (chosen: string) => void;
  nickname: string;
  write: (nickname: string) => void;
  /** How often a nickname was missing since it was last written. */
  refusals: number;
  /** The child of the cart, put into it if need be; undefined for nobody, null where a nickname is missing. */
  settle: () => { id: string; nickname: string } | undefined | null;
}

/** Whom a class's books are for: the child of this class at first, where the family has named one. */
export function useForWhom(owner: ListOwner, tetto: number | null): ForWhom {
  const inCart = useCart().children;
  const saved = useSavedChildren();
  const [wish, setWish] = useState<string | null>(null);
  const [nickname, setNickname] = useState('');
  const [refusals, setRefusals] = useState(0);

  const ofClass = classOf(owner);
  const isOfClass = ({ schoolCode, classe, sezione }: CartChild) =>
    schoolCode === ofClass.schoolCode && classe === ofClass.classe && sezione === ofClass.sezione;
  const isFull = inCart.length >= MAX_CHILDREN;
  const others = saved.filter((child) => !isFull && !findChild(inCart, child));
  const children = [...inCart, ...others];
  const isThere = wish === NEW_CHILD || wish === NOBODY || children.some(({ id }) => id === wish);
  const chosen = (isThere ? wish : children.find(isOfClass)?.id) ?? NOBODY;

  const put = (child: Omit<CartChild, 'id'> & { id?: string }) => {
    const present = findChild(inCart, child);
    const id = addChild({ ...child, ...(present && { id: present.id }) });
    setWish(id);
    return { id, nickname: child.nickname };
  };
  const putNew = () => {
    if (nickname.trim() === '') {
      setRefusals(refusals + 1);
      return null;
    }
    setNickname('');
    return put({ ...ofClass, nickname: nickname.trim(), tetto });
  };

  return {
    isFull,
    children,
    chosen,
    nickname,
    refusals,
    choose: (next) => {
      setRefusals(0);
      setWish(next);
    },
    write: (next) => {
      setRefusals(0);
      setNickname(next);
    },
    settle: () => {
      if (chosen === NEW_CHILD) return putNew();
      const child = children.find(({ id }) => id === chosen);
      return child && put({ ...child, ...(isOfClass(child) && tetto !== null && { tetto }) });
    },
  };
}

function classOf({ school, choice }: ListOwner) {
  return {
    schoolCode: school.codiceScuola,
    schoolName: school.nomeScuola,
    classe: choice.classe,
    sezione: sectionOfLine(choice.sezione),
  };
}
