import { Injectable } from '@nestjs/common';
import {
  bookEndpoints,
  type BookOffer,
  schoolsInternalEndpoints,
  type UsedBook,
} from '@zaino/contracts/schools';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { SchoolsClient } from './schools-client';
import { ShortMemory } from './short-memory';

/** A book of a class, as a line names it. */
export interface BookOfClass {
  isbn: string;
  codiceScuola: string;
  classe: string;
  sezione: string;
}

/** A book that is not on the list of a class any more. */
export interface DroppedBook extends BookOfClass {
  /** First calendar year of the school year. */
  schoolYear: number;
}

/** Prices of books change with an import of the ministry's files, so a minute is soon enough (milliseconds). */
const LIFE_MS = MINUTE_MS;
const MOST_KEPT = 20_000;

/** Books of the schools service. Rejects as `unavailable` while it is away and one of them is not known. */
@Injectable()
export class Schools {
  private readonly known: ShortMemory<BookOffer>;

  constructor(
    private readonly client: SchoolsClient,
    clock: Clock,
  ) {
    this.known = new ShortMemory({ clock, lifeMs: LIFE_MS, most: MOST_KEPT });
  }

  /** In the order of `books`, at most a minute old; only those that were found are kept. */
  async offers(books: readonly BookOfClass[]): Promise<BookOffer[]> {
    // Looked up once: what is known may be too old by the time the others are heard.
    const offers = new Map(books.map((book) => [keyOf(book), this.known.find(keyOf(book))]));
    const missing = books.filter((book) => offers.get(keyOf(book)) === undefined);
    const heard = missing.length === 0 ? [] : await this.ask(missing);
    missing.forEach((book, index) => offers.set(keyOf(book), heard[index]));
    return books.map((book) => offers.get(keyOf(book)) ?? { ...book, found: false });
  }

  /** What an import took off the lists, in parts: `next` of the answer before, 0 at first; null after the last part. */
  dropped(importId: number, after: number): Promise<{ books: DroppedBook[]; next: number | null }> {
    return this.client.call(schoolsInternalEndpoints.dropped, {
      params: { id: importId },
      body: { after },
    });
  }

  /** What used books are, and whether some class of Italy needs them; in no order. */
  async usedBooks(isbns: readonly string[]): Promise<UsedBook[]> {
    if (isbns.length === 0) return [];
    const query = { isbn: isbns.join(',') };
    const { annoScolastico, libri } = await this.client.call(bookEndpoints.usedBooks, { query });
    // Until lists are counted nobody can say that no class has a book.
    if (annoScolastico !== null) return libri;
    return libri.map((book) => (book.trovato ? { ...book, classiItalia: 1 } : book));
  }

  private async ask(books: readonly BookOfClass[]): Promise<BookOffer[]> {
    const { offers } = await this.client.call(schoolsInternalEndpoints.offers, {
      body: { books: [...books] },
    });
    books.forEach((book, index) => {
      const offer = offers[index];
      if (offer?.found) this.known.keep(keyOf(book), offer);
    });
    return offers;
  }
}

function keyOf({ isbn, codiceScuola, classe, sezione }: BookOfClass): string {
  return JSON.stringify([isbn, codiceScuola, classe, sezione]);
}
