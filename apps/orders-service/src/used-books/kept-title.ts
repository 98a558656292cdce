import type { UsedBook } from '@zaino/contracts/schools';

/** Longest title that is kept of a book, in characters. */
const MOST_TITLE = 300;

/** What a book is called; empty where no list has ever named it. */
export const keptTitle = (book: UsedBook | undefined): string =>
  book?.trovato ? book.titolo.slice(0, MOST_TITLE) : '';
