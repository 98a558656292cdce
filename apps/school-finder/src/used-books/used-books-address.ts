import { isbnsInText } from '@zaino/rules/isbns-in-text';
import { usedBooksPath } from '@zaino/rules/used-books-path';
import { usedBooksParams } from './used-books-params';

/** Most books of one question (`MOST_USED_BOOKS` of the contract). */
export const MOST_BOOKS = 40;

/** Where the schools are that may need the books; blank where nothing is chosen. */
export interface UsedPlace {
  comune: string;
  provincia: string;
  /** Code of a school, instead of both. */
  scuola: string;
}

/** What the address asks. */
export interface UsedQuestion {
  isbns: string[];
  /** Ten or thirteen digits that are no ISBN as they stand. */
  doubtful: string[];
  /** There were more codes than one question takes. */
  isCut: boolean;
  place: UsedPlace;
}

/** A form without a script sends the text as it was typed. */
export function readQuestion(params: URLSearchParams): UsedQuestion {
  const [libri = '', comune = '', provincia = '', scuola = ''] = usedBooksParams.map(
    (name) => params.get(name)?.trim() ?? '',
  );
  return { ...readCodes(libri), place: { comune, provincia, scuola: scuola.toUpperCase() } };
}

/**
 * The codes of a text for an address: one more than a question takes where there are more, so that the page can say so,
 * and those with a slip, so that it can say which they are.
 */
export function codesToAsk(text: string): string[] {
  const { isbns, doubtful } = isbnsInText(text);
  return isbns.length === 0 ? [] : [...isbns.slice(0, MOST_BOOKS + 1), ...doubtful];
}

/** The codes of a text, as many as one question takes. */
function readCodes(text: string): Omit<UsedQuestion, 'place'> {
  const { isbns, doubtful, isCut } = isbnsInText(text);
  return {
    isbns: isbns.slice(0, MOST_BOOKS),
    doubtful,
    isCut: isCut || isbns.length > MOST_BOOKS,
  };
}

/** The address of a question: codes and a place, and nothing else of what was typed. */
export function usedBooksAddress(isbns: readonly string[], place: Partial<UsedPlace>): string {
  const values = { ...place, libri: isbns.join(',') };
  const present = usedBooksParams
    .map((name) => [name, values[name] ?? ''])
    .filter(([, value]) => value !== '');
  return `${usedBooksPath}?${new URLSearchParams(present).toString()}`;
}
