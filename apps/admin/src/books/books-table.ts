import type { TableDefinition } from '@zaino/data-table/table-definition';
import { formatCount } from '@zaino/rules/format-count';
import type { BookFacts, BookTableRow } from './book-rows';
import { bookSearch } from './book-rows';
import { bookNoun, bookStateWords } from './book-words';
import css from './books-table.module.css';

/** What stands in each column, with the words above it. */
export const bookColumns = {
  titolo: 'Libro',
  editore: 'Editore',
  scuole: 'Scuole',
  prezzo: 'Prezzo',
  scheda: 'Scheda',
} as const;

const LONGEST = 100;
const clean = (text: string) => text.slice(0, LONGEST);

/** The books of the lists, which the server searches and filters. */
export function booksTable(stati: BookFacts['stati']): TableDefinition<BookTableRow> {
  const counts = new Map<string, number>(stati.map(({ stato, libri }) => [stato, libri]));
  // As long as no answer has come nobody knows how many there are.
  const countOf = (state: string) =>
    stati.length === 0 ? '' : ` (${formatCount(counts.get(state) ?? 0)})`;
  const options = Object.entries(bookStateWords).map(([state, words]) => [
    state,
    words + countOf(state),
  ]);
  return {
    words: { ...bookNoun, search: 'ISBN, titolo, autore o editore', unsorted: 'I più adottati' },
    nameOf: ({ titolo }) => titolo,
    search: bookSearch,
    isPaged: true,
    columns: bookColumns,
    filters: {
      stato: {
        kind: 'choice',
        label: 'Scheda',
        all: 'Tutte',
        options: Object.fromEntries(options) as Record<string, string>,
      },
      editore: { kind: 'text', label: 'Editore', clean },
      scuola: { kind: 'text', label: 'Scuola (nome o codice)', clean },
      per: {
        kind: 'choice',
        label: 'Ordina per',
        all: 'I più adottati',
        options: { titolo: 'Titolo' },
      },
    },
    layout: { className: css.table ?? '', cardPx: 176 },
  };
}
