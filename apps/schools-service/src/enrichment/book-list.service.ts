import { Injectable } from '@nestjs/common';
import {
  type adminBookEndpoints,
  BOOK_PAGE_SIZE,
  type BookRow,
  type BookState,
  bookStates,
  type BooksQuery,
} from '@zaino/contracts/schools';
import type { AnswerOf } from '@zaino/contracts/shared';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import { DataSource } from 'typeorm';
import { readAdoptionRows } from '../directory/adoption-rows';
import type { BookShelf, ShelvedBook } from '../directory/book-shelf';
import type { SchoolDirectory } from '../directory/school-directory';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { membersOf } from '../directory/shelved-members';
import { isAskedFor, isInState } from './book-filter';
import { BookUses, type CountedUses } from './book-uses';
import { findSchool, type SchoolFinding } from './find-school';

type BookList = AnswerOf<typeof adminBookEndpoints.list>;
type Asked = Omit<BooksQuery, 'pagina'>;

/** Books that were found, in their order, with what is needed to tell of them. */
interface Found {
  uses: CountedUses;
  school: SchoolFinding;
  /** Of the state that was asked for. */
  books: (readonly [number: number, book: ShelvedBook])[];
  /** Whatever state was asked for. */
  inState: Map<BookState, number>;
}

/**
 * The books of the lists as the desk finds them: a walk over the shelf in memory. For the whole ministry's some 60,000
 * that is a few milliseconds, whatever is asked.
 */
@Injectable()
export class BookListService {
  /** Names, of which the desk changes none. */
  private readonly publishers = new WeakMap<BookShelf, Set<string>>();

  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly uses: BookUses,
    private readonly dataSource: DataSource,
  ) {}

  async list({ pagina, ...asked }: BooksQuery): Promise<BookList> {
    const { uses, school, books, inState } = await this.find(asked);
    const first = (pagina - 1) * BOOK_PAGE_SIZE;
    return {
      libri: books
        .slice(first, first + BOOK_PAGE_SIZE)
        .map(([number, book]) => toRow(number, book, uses)),
      totale: books.length,
      stati: bookStates.map((stato) => ({ stato, libri: inState.get(stato) ?? 0 })),
      annoScolastico: uses.schoolYear,
      scuola: school.chosen,
      scuole: school.choices,
    };
  }

  /** Numbers of all books that are asked for, in their order, with how many schools have each. */
  async all(asked: Asked): Promise<{ number: number; schools: number }[]> {
    const { books, uses } = await this.find(asked);
    return books.map(([number]) => ({
      number,
      schools: uses.counts.get(number)?.schools ?? 0,
    }));
  }

  private async find({ cerca, scuola, editore, stato, ordine }: Asked): Promise<Found> {
    const uses = await this.uses.current();
    const directory = this.holder.current();
    const school = findSchool(directory, scuola);
    const numbers = scuola === '' ? null : await this.booksOf(directory, school);
    const { shelf } = directory;
    const publishers = editore === '' ? null : this.publishersLike(shelf, editore);
    const isFound = isAskedFor({ search: cerca, publishers, numbers });
    const order = ordine === 'titolo' ? shelf.books.keys() : this.uses.mostUsedFirst(shelf, uses);
    const found: Found = { uses, school, books: [], inState: new Map() };
    for (const number of order) {
      const book = shelf.books.get(number);
      if (book !== undefined && isFound(number, book)) note(found, { number, book, stato });
    }
    return found;
  }

  private publishersLike(shelf: BookShelf, text: string): Set<string> {
    const known =
      this.publishers.get(shelf) ??
      new Set([...shelf.books.values()].map(({ desk }) => desk.publisher));
    this.publishers.set(shelf, known);
    const words = foldLetters(text).split(/\s+/);
    const isLike = (name: string) => words.every((word) => foldLetters(name).includes(word));
    return new Set([...known].filter(isLike));
  }

  /** On the lists of the school's newest year. */
  private async booksOf(
    { yearsWithList }: SchoolDirectory,
    { chosen }: SchoolFinding,
  ): Promise<Set<number>> {
    const [year] = yearsWithList.get(chosen?.codice ?? '') ?? [];
    if (chosen === null || year === undefined) return new Set();
    const rows = await readAdoptionRows(this.dataSource, chosen.codice, year);
    return new Set(rows.map(({ bookId }) => bookId));
  }
}

function note(
  { books, inState }: Found,
  { number, book, stato }: { number: number; book: ShelvedBook; stato: BookState | undefined },
): void {
  for (const state of bookStates) {
    if (isInState[state](book)) inState.set(state, (inState.get(state) ?? 0) + 1);
  }
  if (stato === undefined || isInState[stato](book)) books.push([number, book]);
}

function toRow(number: number, book: ShelvedBook, { build, counts }: CountedUses): BookRow {
  const { isbn, titolo, volume, autore, editore, prezzo, enriched } = membersOf(book);
  const { schools = 0, classes = 0 } = counts.get(number) ?? {};
  return {
    isbn,
    titolo,
    volume,
    autore,
    editore,
    prezzo,
    enriched,
    tipo: book.kind,
    conCopertina: book.desk.hasCover,
    conDescrizione: book.desk.hasDescription,
    scuole: build === 0 ? null : schools,
    classi: build === 0 ? null : classes,
  };
}
