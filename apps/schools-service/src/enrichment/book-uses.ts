import { Injectable } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { SingleFlight } from '@zaino/service/single-flight';
import { DataSource } from 'typeorm';
import type { BookShelf } from '../directory/book-shelf';

/** How many schools and classes have a book on their list. */
interface BookUse {
  schools: number;
  classes: number;
}

/** What was counted last. */
export interface CountedUses {
  /** Version of the data set that it was counted of; 0 before the first time. */
  build: number;
  schoolYear: number | null;
  /** By the number of the book; none for a book that no class has. */
  counts: ReadonlyMap<number, BookUse>;
}

interface BuildRow {
  build: number;
  schoolYear: number | null;
}

interface CountRow {
  bookId: number;
  /** Whole numbers of 64 bits come as text. */
  schools: string;
  classes: string;
}

interface OrderedBooks {
  build: number;
  numbers: number[];
}

/** How often books are adopted, as `BookSchoolsSweep` has counted it: read once for each count, and kept. */
@Injectable()
export class BookUses {
  private readonly following = new SingleFlight(() => this.follow());
  private readonly ordered = new WeakMap<BookShelf, OrderedBooks>();
  private uses?: CountedUses;

  constructor(private readonly dataSource: DataSource) {}

  async current(): Promise<CountedUses> {
    await this.following.ask();
    if (this.uses === undefined) throw new DomainError('unavailable', sharedErrorCodes.unavailable);
    return this.uses;
  }

  /** Numbers of the books on the shelf, those that most schools have first; equals by title. */
  mostUsedFirst(shelf: BookShelf, { build, counts }: CountedUses): readonly number[] {
    const known = this.ordered.get(shelf);
    if (known?.build === build) return known.numbers;
    const schools = (number: number) => counts.get(number)?.schools ?? 0;
    const numbers = [...shelf.books.keys()].sort((one, other) => schools(other) - schools(one));
    this.ordered.set(shelf, { build, numbers });
    return numbers;
  }

  private async follow(): Promise<void> {
    const [state] = await this.dataSource.query<BuildRow[]>(
      'SELECT build, school_year AS schoolYear FROM book_school_build WHERE id = 1',
    );
    if (state === undefined || state.build === this.uses?.build) return;
    const rows = await this.dataSource.query<CountRow[]>(
      `SELECT book_id AS bookId, COUNT(*) AS schools, SUM(classes) AS classes
       FROM book_school WHERE build = ? GROUP BY book_id`,
      [state.build],
    );
    const counts = rows.map(
      ({ bookId, schools, classes }) =>
        [bookId, { schools: Number(schools), classes: Number(classes) }] as const,
    );
    this.uses = { ...state, counts: new Map(counts) };
  }
}
