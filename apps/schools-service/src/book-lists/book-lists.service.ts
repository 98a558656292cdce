import { Injectable } from '@nestjs/common';
import type { ReadList, RecognisedBook, RecognisedList } from '@zaino/contracts/schools';
import { DataSource } from 'typeorm';
import { soldMembers } from '../books/sold-members';
import type { BookShelf } from '../directory/book-shelf';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { BookUses, type CountedUses } from '../enrichment/book-uses';
import { SupplyHolder } from '../supply/supply-holder';
import { type AskedBooks, askedBooks } from './asked-books';
import { BestClassesService } from './best-classes.service';
import { readNewestYears } from './class-rows';

/** What the lists know of codes that a family has read somewhere. Nothing of a question is kept. */
@Injectable()
export class BookListsService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly supplies: SupplyHolder,
    private readonly uses: BookUses,
    private readonly classes: BestClassesService,
    private readonly dataSource: DataSource,
  ) {}

  async recognise(question: ReadList): Promise<RecognisedList> {
    const directory = this.holder.current();
    const { shelf } = directory;
    const uses = await this.uses.current();
    const asked = askedBooks(question, shelf, uses);
    const books = await this.books(asked, shelf, uses);
    const editions = [...books.values()].flatMap(
      ({ newEdition }) => shelf.numbers.get(newEdition?.isbn ?? '') ?? [],
    );
    const classes = await this.classes.find(directory, {
      books: [...new Set([...books.keys(), ...editions])],
      schools: question.schools,
      uses,
    });
    const read = (numbers: readonly number[]) =>
      numbers.flatMap((number) => books.get(number) ?? []);
    const isOfBest = ({ isbn }: RecognisedBook) =>
      classes[0]?.books.some((book) => book.isbn === isbn) === true;
    return {
      schoolYear: uses.schoolYear,
      books: read(asked.known),
      unknown: asked.unknown,
      doubtful: asked.doubtful.map(({ code, candidates }) => ({
        code,
        candidates: read(candidates).sort(
          (one, other) => Number(isOfBest(other)) - Number(isOfBest(one)),
        ),
      })),
      classes,
    };
  }

  /** All that are asked for and all that may be meant, by their numbers. */
  private async books(
    { known, doubtful }: AskedBooks,
    shelf: BookShelf,
    { counts, schoolYear }: CountedUses,
  ): Promise<Map<number, RecognisedBook>> {
    const numbers = [...new Set([...known, ...doubtful.flatMap(({ candidates }) => candidates)])];
    const older = numbers.filter((number) => !counts.has(number));
    const years = older.length === 0 ? [] : await readNewestYears(this.dataSource, older);
    const newest = new Map(years.map(({ bookId, year }) => [bookId, year]));
    const supply = this.supplies.current();
    const books = new Map<number, RecognisedBook>();
    for (const number of numbers) {
      const book = shelf.books.get(number);
      if (book === undefined) continue;
      const year = counts.has(number) ? schoolYear : (newest.get(number) ?? null);
      books.set(number, { ...soldMembers(book, { shelf, supply }), schoolYear: year });
    }
    return books;
  }
}
