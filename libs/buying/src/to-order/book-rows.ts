import type { BookToOrder } from '@zaino/contracts/orders';
import type { RowPage, RowSource } from '@zaino/data-table/loaded-rows';
import { RowSearch } from '@zaino/data-table/row-search';
import type { BookCalls, BooksAnswer } from './book-calls';

/** A book as a line of the table. */
export interface ToOrderRow extends Pick<BookToOrder, 'toOrder' | 'ordered' | 'late' | 'shelf'> {
  /** Its ISBN. */
  id: string;
  title: string;
  /** Empty where it is not known. */
  publisher: string;
  distributor: string;
  /** When the list was read that it is of, in milliseconds since 1970. */
  readAt: number;
  book: BookToOrder;
}

/** Nothing of a book is typed in its line. */
export type ToOrderFields = Partial<ToOrderRow>;

export const bookSearch = new RowSearch<ToOrderRow>(({ id, title, publisher, distributor }) =>
  [id, title, publisher, distributor].join(' '),
);

function rowOf(book: BookToOrder, readAt: number): ToOrderRow {
  const { isbn, title, publisher, distributor, toOrder, ordered, late, shelf } = book;
  return {
    id: isbn,
    title: title ?? 'Titolo non noto',
    publisher: publisher ?? '',
    distributor: distributor ?? '',
    toOrder,
    ordered,
    late,
    shelf,
    readAt,
    book,
  };
}

/** All books come at once. */
export function pageOf({ books, listedAt }: BooksAnswer): RowPage<ToOrderRow> {
  const readAt = Date.parse(listedAt);
  const rows = books.map((book) => rowOf(book, readAt));
  return { rows, total: rows.length, next: null };
}

/** Books by publisher and title. */
export const bookSourceOf = ({ read }: BookCalls): RowSource<ToOrderRow, ToOrderFields> => ({
  page: async (_, request) => pageOf(await read(request)),
  versionOf: ({ readAt }) => readAt,
  isSame: (one, other) => JSON.stringify(one.book) === JSON.stringify(other.book),
  compare: (one, other) =>
    compareTexts(one.publisher, other.publisher) ||
    compareTexts(one.title, other.title) ||
    compareTexts(one.id, other.id),
  changed: (row) => row,
  search: bookSearch,
});

const compareTexts = new Intl.Collator('it').compare;
