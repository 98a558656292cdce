import type { ReadList } from '@zaino/contracts/schools';
import { nearIsbns } from '@zaino/rules/isbns-in-text';
import type { BookShelf } from '../directory/book-shelf';
import type { CountedUses } from '../enrichment/book-uses';

/** A doubtful code is asked back about with so many books: more would be guessing. */
const MOST_CANDIDATES = 3;

/** The books of a question by their numbers on the shelf. */
export interface AskedBooks {
  known: number[];
  unknown: string[];
  doubtful: { code: string; candidates: number[] }[];
}

/** What the shelf has of some codes; a doubtful one stands for books that most schools have first. */
export function askedBooks(
  { isbns, doubtful }: Pick<ReadList, 'isbns' | 'doubtful'>,
  { numbers, books }: BookShelf,
  { counts }: CountedUses,
): AskedBooks {
  const asked = [...new Set(isbns)];
  const numberOf = (isbn: string) => {
    const number = numbers.get(isbn);
    return number !== undefined && books.has(number) ? [number] : [];
  };
  const known = asked.flatMap(numberOf);
  const schools = (number: number) => counts.get(number)?.schools ?? 0;
  const candidatesOf = (code: string) =>
    nearIsbns(code)
      .flatMap(numberOf)
      .filter((number) => !known.includes(number))
      .sort((one, other) => schools(other) - schools(one))
      .slice(0, MOST_CANDIDATES);
  return {
    known,
    unknown: asked.filter((isbn) => numberOf(isbn).length === 0),
    doubtful: [...new Set(doubtful)].map((code) => ({ code, candidates: candidatesOf(code) })),
  };
}

/** Rows of schools that one statement goes through: what thousands of schools have says little of a class. */
const MOST_ROWS = 20_000;

/** Those of some books that fewest schools have, as many as can be looked up; none that no class has this year. */
export function rarestBooks(books: readonly number[], { counts }: CountedUses): number[] {
  const used = books.flatMap((book) => {
    const schools = counts.get(book)?.schools ?? 0;
    return schools > 0 ? [{ book, schools }] : [];
  });
  used.sort((one, other) => one.schools - other.schools);
  let rows = 0;
  return used
    .filter(({ schools }, index) => {
      rows += schools;
      return index === 0 || rows <= MOST_ROWS;
    })
    .map(({ book }) => book);
}
