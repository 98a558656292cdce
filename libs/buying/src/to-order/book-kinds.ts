import { LABEL_MISSING } from '@zaino/contracts/shared';
import type { BulkKind } from '@zaino/data-table/bulk-dialog';
import { type BulkEffect, bulkEffect, type Effect } from '@zaino/data-table/bulk-effect';
import { doneWords } from '../done-words';
import { readSupplierDay, supplierDayField } from '../supplier-day';
import type { ToOrderRow } from './book-rows';
import { bookNoun } from './books-table';

/** What is done with books of the list. */
export type BookChange =
  | { command: 'order-from-supplier' | 'change-dates'; expected: { from: string; to: string } }
  | { command: 'give' }
  | { command: 'count'; copies: number }
  | { command: 'distributor'; distributor: string };
export type BookKindName = BookChange['command'];

const done = doneWords(bookNoun);

export type BookKinds = Record<BookKindName, BulkKind<BookChange>>;

/** `expectedLabel` says what the day is that a supplier names: where the books are then. */
export function bookKindsOf(expectedLabel: string): BookKinds {
  const field = supplierDayField(expectedLabel);
  return {
    'order-from-supplier': {
      words: 'Segna come ordinati',
      verb: 'Segna',
      title: 'Ordinati al fornitore:',
      field,
      read: readSupplierDay('order-from-supplier'),
      done: done('segnato come ordinato', 'segnati come ordinati'),
    },
    'change-dates': {
      words: 'Cambia la data prevista',
      verb: 'Cambia la data di',
      title: 'Cambia la data di',
      field,
      read: readSupplierDay('change-dates'),
      done: done('con una nuova data', 'con una nuova data'),
    },
    give: {
      words: 'Dai a chi aspetta le copie a scaffale',
      verb: 'Dai le copie di',
      title: 'Dallo scaffale:',
      read: () => ({ command: 'give' }),
      done: done('dato a chi aspettava', 'dati a chi aspettava'),
    },
    count: {
      words: 'Correggi il numero a scaffale',
      verb: 'Correggi',
      title: 'A scaffale:',
      field: { label: 'Copie a scaffale', isNumber: true },
      read: (text) =>
        /^\d{1,4}$/.test(text.trim())
          ? { command: 'count', copies: Number(text) }
          : 'Scrivi un numero da 0 a 9999',
      done: done('contato', 'contati'),
    },
    distributor: {
      words: 'Indica il distributore dell’editore',
      verb: 'Indica per',
      title: 'Distributore:',
      field: { label: 'Distributore', hint: 'Vale per tutti i libri di questi editori.' },
      read: (text) => {
        const distributor = text.trim();
        if (distributor === '') return LABEL_MISSING;
        return distributor.length <= 100
          ? { command: 'distributor', distributor }
          : 'Al massimo 100 caratteri';
      },
      done: done('con il suo distributore', 'con il loro distributore'),
    },
  };
}

/** What each change makes of a book; the server decides again. */
const becoming: {
  [Name in BookKindName]: (
    row: ToOrderRow,
    change: Extract<BookChange, { command: Name }>,
  ) => ToOrderRow | 'unchanged' | 'refused';
} = {
  'order-from-supplier': (row) =>
    row.toOrder > 0 ? { ...row, toOrder: 0, ordered: row.ordered + row.toOrder } : 'refused',
  'change-dates': (row) => (row.ordered > 0 ? { ...row, late: 0 } : 'refused'),
  give: (row) => {
    const given = Math.min(row.shelf, row.toOrder + row.ordered);
    return given > 0 ? { ...row, shelf: row.shelf - given } : 'refused';
  },
  count: (row, { copies }) => (row.shelf === copies ? 'unchanged' : { ...row, shelf: copies }),
  distributor: (row, { distributor }) => {
    if (row.publisher === '') return 'refused';
    return row.distributor === distributor ? 'unchanged' : { ...row, distributor };
  },
};

export function bookEffect(
  rows: readonly ToOrderRow[],
  change: BookChange,
): BulkEffect<ToOrderRow> {
  const become = becoming[change.command] as (
    row: ToOrderRow,
    change: BookChange,
  ) => ToOrderRow | 'unchanged' | 'refused';
  return bulkEffect(rows, (row) => become(row, change));
}

const copiesWords = (copies: number) => (copies === 1 ? '1 copia' : `${copies} copie`);

/** `3 copie da ordinare`, `a scaffale: 2 → 0`. */
export function effectWords({ before, after }: Effect<ToOrderRow>): string {
  if (after === null) return '';
  if (after.shelf !== before.shelf) return `a scaffale: ${before.shelf} → ${after.shelf}`;
  if (after.distributor !== before.distributor) {
    return `${before.publisher}: ${before.distributor || 'nessuno'} → ${after.distributor}`;
  }
  return copiesWords(before.toOrder === after.toOrder ? before.ordered : before.toOrder);
}

export const refusedWords = (rows: readonly ToOrderRow[]): string =>
  rows.length === 1
    ? '1 libro resta com’è: non c’è nulla da fare.'
    : `${rows.length} libri restano come sono: non c’è nulla da fare.`;
