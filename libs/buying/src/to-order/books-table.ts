import type { Noun } from '@zaino/data-table/count-words';
import type { TableDefinition } from '@zaino/data-table/table-definition';
import { type ToOrderRow, bookSearch } from './book-rows';
import css from './books-table.module.css';

export const bookNoun: Noun = {
  one: 'libro',
  many: 'libri',
  theOne: 'il libro',
  theMany: 'i libri',
  ofMany: 'dei libri',
  none: 'nessun libro',
  isFeminine: false,
};

/** What there is to do with a book. */
const standings = {
  'da-ordinare': 'Da ordinare',
  ordinati: 'Già ordinati',
  scaffale: 'Solo a scaffale',
} as const;

function standingOf({ toOrder, ordered }: ToOrderRow): keyof typeof standings {
  if (toOrder > 0) return 'da-ordinare';
  return ordered > 0 ? 'ordinati' : 'scaffale';
}

/** Columns by which the table can be sorted, with the words above them. */
export const bookColumns = {
  title: 'Libro',
  publisher: 'Editore',
  distributor: 'Distributore',
  toOrder: 'Da ordinare',
  ordered: 'Ordinate',
  late: 'In ritardo',
  shelf: 'A scaffale',
} as const;

/** What a shop has to order: what is searched, filtered and sorted. */
export const booksTable: TableDefinition<ToOrderRow> = {
  words: { ...bookNoun, search: 'Cerca per titolo, ISBN o editore', unsorted: 'Editore e titolo' },
  nameOf: ({ title }) => title,
  search: bookSearch,
  columns: bookColumns,
  filters: {
    stato: { label: 'Stato', all: 'Tutti', valueOf: standingOf, options: standings },
    ritardo: {
      label: 'Data prevista',
      all: 'Tutte',
      valueOf: ({ late }) => (late > 0 ? 'passata' : 'da-venire'),
      options: { passata: 'In ritardo', 'da-venire': 'Nei tempi' },
    },
    editore: {
      label: 'Editore',
      all: 'Tutti',
      valueOf: ({ publisher }) => publisher || 'Editore non noto',
    },
    distributore: {
      label: 'Distributore',
      all: 'Tutti',
      valueOf: ({ distributor }) => distributor || 'Senza distributore',
    },
  },
  layout: { className: css.table ?? '', cardPx: 190 },
};
