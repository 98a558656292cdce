import { useQuery } from '@tanstack/react-query';
import { type OwnKey, useShortcuts } from '@zaino/data-table/shortcuts';
import { useNavigate } from '@zaino/web/router';
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
  const { data } = useQuery(neighboursQuery(orderId, list));
  const navigate = useNavigate();
  const go = (order: { id: string } | null | undefined) => {
    if (order) void navigate(orderPath(order, list));
  };
  useShortcuts({ hasCharacters, own }, (command) => {
    if (command === 'down') go(data?.next);
    else if (command === 'up') go(data?.previous);
    else if (command === 'list') void navigate(`/admin/orders${listSearch(list)}`);
    else if (command === 'undo') onUndo?.();
    else if (command === 'help') onHelp();
  });
}
