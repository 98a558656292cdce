import type { BookEdition } from '@zaino/contracts/schools';
import type { BookShelf } from '../directory/book-shelf';
import { membersOf } from '../directory/shelved-members';
import type { Supply } from '../supply/supply';

/** Editions before and after are named so far: further on they go round in a circle. */
const MOST_EDITIONS = 5;

interface Sources {
  shelf: BookShelf;
  supply: Supply;
}

type Replaced = ReadonlyMap<string, readonly string[]>;

/** One map for each state of supply: the books that a book has taken the place of. */
const replacedBy = new WeakMap<Supply['books'], Replaced>();

function replacedBooks({ books }: Supply): Replaced {
  const known = replacedBy.get(books);
  if (known !== undefined) return known;
  const replaced = new Map<string, string[]>();
  for (const [isbn, { availability }] of books) {
    const { newIsbn } = availability;
    if (newIsbn === undefined) continue;
    replaced.set(newIsbn, [...(replaced.get(newIsbn) ?? []), isbn]);
  }
  replacedBy.set(books, replaced);
  return replaced;
}

/** Editions of a book as distributors name them, the nearest first: those that it took the place of. */
export function editionsBefore(isbn: string, sources: Sources): BookEdition[] {
  const replaced = replacedBooks(sources.supply);
  return follow(isbn, sources, (code) => replaced.get(code) ?? []);
}

/** And those that took its own place. */
export function editionsAfter(isbn: string, sources: Sources): BookEdition[] {
  const { books } = sources.supply;
  return follow(isbn, sources, (code) => books.get(code)?.availability.newIsbn ?? []);
}

function follow(
  isbn: string,
  { shelf }: Sources,
  next: (isbn: string) => string | readonly string[],
): BookEdition[] {
  const found = [isbn];
  for (const code of found) {
    for (const other of [next(code)].flat()) {
      if (found.length <= MOST_EDITIONS && !found.includes(other)) found.push(other);
    }
  }
  return found.slice(1).map((code) => editionOf(shelf, code));
}

function editionOf({ numbers, books }: BookShelf, isbn: string): BookEdition {
  const book = books.get(numbers.get(isbn) ?? -1);
  if (book === undefined) return { isbn, titolo: null, prezzo: null };
  const { titolo, prezzo } = membersOf(book);
  return { isbn, titolo, prezzo };
}
