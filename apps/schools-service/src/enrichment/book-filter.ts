import type { BookState } from '@zaino/contracts/schools';
import { isbnOf } from '@zaino/rules/isbn';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import type { BookKind } from '../dataset/book.entity';
import type { ShelvedBook } from '../directory/book-shelf';

/** What books are asked for; blank for all. */
export interface BookFilter {
  search: string;
  /** Names of the publishers that there are to choose from; null for all. */
  publishers: ReadonlySet<string> | null;
  /** Numbers of the books that there are to choose from; null for all. */
  numbers: ReadonlySet<number> | null;
}

const isReal = (kind: BookKind) => kind === 'isbn' || kind === 'ean';

const isEnriched = ({ desk }: ShelvedBook) => desk.hasCover || desk.hasDescription;

/** Whether a book is in a state; of codes that stand for no book nobody misses anything. */
export const isInState: Record<BookState, (book: ShelvedBook) => boolean> = {
  'da-arricchire': (book) => isReal(book.kind) && !isEnriched(book),
  arricchiti: isEnriched,
  'senza-copertina': ({ kind, desk }) => isReal(kind) && !desk.hasCover,
  'senza-descrizione': ({ kind, desk }) => isReal(kind) && !desk.hasDescription,
  'senza-prezzo': ({ kind, desk }) => isReal(kind) && !desk.hasPrice,
  'codice-errato': ({ kind }) => kind === 'dummy',
  'edizione-libera': ({ kind }) => kind === 'any-edition',
};

/** Whether a book is asked for, whatever its state. */
export function isAskedFor({ search, publishers, numbers }: BookFilter) {
  const words = wordsOf(search);
  return (number: number, { desk }: ShelvedBook): boolean =>
    (numbers === null || numbers.has(number)) &&
    (publishers === null || publishers.has(desk.publisher)) &&
    words.every((word) => desk.words.includes(word));
}

/** An ISBN as it is printed, or its beginning, is one word without hyphens; of ten digits it stands for thirteen. */
function wordsOf(search: string): string[] {
  const isbn = isbnOf(search);
  if (isbn !== null) return [isbn];
  if (/^[\d\s-]+$/.test(search)) return [search.replaceAll(/[\s-]/g, '')];
  return foldLetters(search).split(/\s+/).filter(Boolean);
}
