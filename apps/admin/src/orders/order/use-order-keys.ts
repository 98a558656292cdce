import { useQueryClient } from '@tanstack/react-query';
import { type OwnKey, useShortcuts } from '@zaino/data-table/shortcuts';
import { useNavigate } from '@zaino/web/router';
import { useLayoutEffect, useRef } from 'react';
import { type ListQuery, listSearch } from '../list-query';
import { orderPath } from './neighbour-links';
import { neighboursQuery } from './order.api';

interface OrderKeys {
  orderId: string;
  list: ListQuery;
  hasCharacters: boolean;
  /** Takes the last step back; left out where there is none. */
  onUndo: (() => void) | undefined;
  onHelp: () => void;
}

const own: readonly OwnKey<'list'>[] = [
  { key: 'l', command: 'list', where: 'page', words: 'Torna alla lista' },
];

/** The keys of the page of one order, as the list's dialog of keys would call them. */
export const orderPageKeys: readonly (readonly [keys: string, words: string])[] = [
  ['j', 'Ordine successivo della lista'],
  ['k', 'Ordine precedente della lista'],
  ['l', 'Torna alla lista'],
  ['Ctrl + Z', 'Riporta indietro l’ultimo passo'],
  ['?', 'Questo elenco'],
];

/** Moves on in the list by the keys that move in the table. */
export function useOrderKeys({ orderId, list, hasCharacters, onUndo, onHelp }: OrderKeys): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isHere = useRef(false);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  /** A key that is pressed before the neighbours are known moves on once they are; links say it where they fail. */
  const go = async (to: 'next' | 'previous') => {
    const neighbours = await queryClient
      .query({ ...neighboursQuery(orderId, list), staleTime: 'static' })
      .catch(() => null);
    const order = neighbours?.[to];
    if (order && isHere.current) await navigate(orderPath(order, list));
  };
  useShortcuts({ hasCharacters, own }, (command) => {
    if (command === 'down') void go('next');
    else if (command === 'up') void go('previous');
    else if (command === 'list') void navigate(`/admin/orders${listSearch(list)}`);
    else if (command === 'undo') onUndo?.();
    else if (command === 'help') onHelp();
  });
}
