import type { CompanionBook } from '@zaino/contracts/schools';
import type { BookShelf } from '../directory/book-shelf';
import { membersOf, subjectOf } from '../directory/shelved-members';
import type { CompanionRow } from './adopter-rows';

/** Schools whose classes are looked at: the most frequent books are the same as of all, and one statement reads them. */
const MOST_SCHOOLS = 60;
const MOST_COMPANIONS = 8;
const MOST_SUBJECTS = 3;

/** Some schools from the whole length of a list that is ordered by province. */
export function someOf<Item>(items: readonly Item[]): Item[] {
  if (items.length <= MOST_SCHOOLS) return [...items];
  const step = items.length / MOST_SCHOOLS;
  return Array.from({ length: MOST_SCHOOLS }, (_, index) => items[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}

/** What the classes that have a book say of it. */
interface InClasses {
  /** What they have it for, the most frequent first. */
  materie: string[];
  /** Other books, the most frequent first. */
  insieme: CompanionBook[];
}

/** Of a book (by its number) and the rows of classes that have it. */
export function companionsOf(
  shelf: BookShelf,
  book: number,
  rows: readonly CompanionRow[],
): InClasses {
  const mostFirst = rows
    .map(({ classes, ...row }) => ({ ...row, classes: Number(classes) }))
    .sort((one, other) => other.classes - one.classes || one.bookId - other.bookId);
  const own = mostFirst.filter(({ bookId }) => bookId === book);
  // A class that has it for two subjects is counted once for each: the larger is nearest to all.
  const all = own[0]?.classes ?? 0;
  const seen = new Set([book]);
  const insieme: CompanionBook[] = [];
  for (const { bookId, disciplineId, classes } of mostFirst) {
    if (insieme.length === MOST_COMPANIONS) break;
    const other = shelf.books.get(bookId);
    // Placeholders stand on nearly every list and can be bought by nobody.
    if (seen.has(bookId) || other === undefined || other.reason !== null) continue;
    seen.add(bookId);
    const { isbn, titolo, autore, editore, prezzo, copertina } = membersOf(other);
    const materia = subjectOf(shelf, disciplineId);
    const percento = Math.min(100, Math.round((classes / Math.max(all, 1)) * 100));
    insieme.push({ isbn, titolo, autore, editore, prezzo, copertina, materia, percento });
  }
  const materie = own.map(({ disciplineId }) => subjectOf(shelf, disciplineId));
  return { materie: [...new Set(materie)].slice(0, MOST_SUBJECTS), insieme };
}
