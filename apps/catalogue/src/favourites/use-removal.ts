import { failureWords } from '@zaino/web/failure-words';
import { useSession } from '@zaino/web/session';
import { useState } from 'react';
import type { ShownBook, ShownFavourite } from './favourites.api';
import { setBook, setMark } from './marks';

type Removed = Pick<ShownBook | ShownFavourite, 'kind' | 'id' | 'nome'>;

/** Takes favourites off the list at once, with a way back; where a call fails the list is as before. */
export function useRemoval() {
  const { user } = useSession();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState<string | null>(null);
  const [last, setLast] = useState<Removed | null>(null);
  const owner = user?.uid;

  const show = (id: string, isRemoved: boolean) =>
    setRemoved((before) => {
      const after = new Set(before);
      if (isRemoved) after.add(id);
      else after.delete(id);
      return after;
    });

  const change = async (favourite: Removed, isRemoved: boolean) => {
    if (owner === undefined) return;
    const { kind, id, nome } = favourite;
    show(id, isRemoved);
    setLast(null);
    const failure = await (kind === 'book'
      ? setBook(id, !isRemoved)
      : setMark({ kind: 'favourites', id }, !isRemoved, owner));
    if (failure) {
      show(id, !isRemoved);
      setMessage(`Non è stato salvato. ${failureWords(failure)}`);
    } else if (isRemoved) {
      setLast(favourite);
      setMessage(`${nome}: tolto dai preferiti.`);
    } else setMessage(`${nome}: di nuovo tra i preferiti.`);
  };

  return {
    removed,
    message,
    remove: (favourite: Removed) => change(favourite, true),
    /** Puts the last one back; null where there is none. */
    undo: last && (() => change(last, false)),
    close: () => {
      setMessage(null);
      setLast(null);
    },
  };
}
