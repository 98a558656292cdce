import { csvOf } from '@zaino/data-table/csv-file';
import type { ToOrderRow } from './book-rows';

/** The prefix apart: a spreadsheet would shorten thirteen figures to `9,78E+12`, and every reader of ISBNs takes it. */
const textIsbn = (isbn: string) =>
  /^97[89]\d{10}$/.test(isbn) ? `${isbn.slice(0, 3)}-${isbn.slice(3)}` : isbn;

const heads = [
  'ISBN',
  'Titolo',
  'Editore',
  'Distributore',
  'Copie da ordinare',
  'Già ordinate',
  'Ordinate dal',
  'Previste entro',
  'In ritardo',
  'A scaffale',
];

/** `2026-09-14` as spreadsheets in Italian read a day. */
const dayCell = (day: string | undefined) => day?.split('-').toReversed().join('/') ?? '';

/** Of the shown or chosen rows, in their order. */
export function csvOfBooks(rows: readonly ToOrderRow[]): string {
  const lines = rows.map(({ id, title, publisher, distributor, book, ...figures }) => [
    textIsbn(id),
    title,
    publisher,
    distributor,
    String(figures.toOrder),
    String(figures.ordered),
    dayCell(book.orderedSince ?? undefined),
    dayCell(book.expected?.to),
    String(figures.late),
    String(figures.shelf),
  ]);
  return csvOf([heads, ...lines]);
}

/** What is still to be ordered, a line each, to be pasted into a mail or a distributor's page: `9788899001223 3`. */
export function textOfBooks(rows: readonly ToOrderRow[]): string {
  return rows
    .filter(({ toOrder }) => toOrder > 0)
    .map(({ id, toOrder, title, publisher }) =>
      [`${id}\t${toOrder}`, title, publisher].filter((part) => part !== '').join('\t'),
    )
    .join('\n');
}
