import type { ForecastBook } from '@zaino/contracts/bookshops';

/** What of the forecast somebody wants to see. */
export interface ForecastFilter {
  /** Of title, publisher or ISBN. */
  words: string;
  /** Blank for all. */
  publisher: string;
  /** Only what is missing. */
  isMissing: boolean;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export function shownBooks(
  books: readonly ForecastBook[],
  { words, publisher, isMissing }: ForecastFilter,
): ForecastBook[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return books.filter((book) => {
    if (isMissing && book.toStock === 0) return false;
    if (publisher !== '' && book.publisher !== publisher) return false;
    const text = folded(`${book.title} ${book.publisher} ${book.isbn}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** The publishers of some books, by name. */
export function publishersOf(books: readonly ForecastBook[]): string[] {
  const collator = new Intl.Collator('it');
  return [...new Set(books.map(({ publisher }) => publisher))].toSorted((one, other) =>
    collator.compare(one, other),
  );
}
