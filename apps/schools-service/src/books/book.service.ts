import { Injectable } from '@nestjs/common';
import type { Book } from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { toCents } from '@zaino/rules/money';
import { DomainError } from '@zaino/service/domain-error';
import { jsonBytes } from '@zaino/service/json-bytes';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { DataSource } from 'typeorm';
import { valuesOfFields } from '../dataset/shown-fields';
import type { BookShelf, ShelvedBook } from '../directory/book-shelf';
import type { SchoolDirectory } from '../directory/school-directory';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { BookUses, type CountedUses } from '../enrichment/book-uses';
import { readDetails } from '../enrichment/stored-details';
import type { Supply } from '../supply/supply';
import { SupplyHolder } from '../supply/supply-holder';
import { readAdopters, readCompanions } from './adopter-rows';
import { countByPlace } from './adoption-counts';
import { companionsOf, someOf } from './companions';
import { editionsAfter, editionsBefore } from './editions';
import { soldMembers } from './sold-members';

type Answer = PreparedAnswer<Book>;

/** What a book's page is made of. */
interface Sources {
  directory: SchoolDirectory;
  supply: Supply;
  uses: CountedUses;
}

/** A book on the shelf, with its number. */
interface KnownBook {
  number: number;
  book: ShelvedBook;
}

type Noted = Pick<Book, 'descrizione' | 'collana' | 'pubblicazione' | 'pagine'>;

/** Rejects as `not-found` for a code that no list names. */
export function knownBook({ numbers, books }: BookShelf, isbn: string): KnownBook {
  const number = numbers.get(isbn);
  const book = number === undefined ? undefined : books.get(number);
  if (number === undefined || book === undefined) {
    const detail = 'Nessuna lista ha un libro con questo codice.';
    throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
  }
  return { number, book };
}

/** All that a book's page shows but its schools. */
@Injectable()
export class BookService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly supplies: SupplyHolder,
    private readonly uses: BookUses,
    private readonly dataSource: DataSource,
  ) {}

  /** Kept until an import, the desk, a distributor or a count of adoptions says something else. */
  async read(isbn: string): Promise<Answer> {
    const known = knownBook(this.holder.current().shelf, isbn);
    const supply = this.supplies.current();
    const uses = await this.uses.current();
    return this.holder.answer(`book ${isbn} ${supply.revision} ${uses.build}`, (directory) =>
      this.answer(known, { directory, supply, uses }),
    );
  }

  private async answer(known: KnownBook, sources: Sources): Promise<Answer> {
    const { isbn } = known.book;
    const { shelf } = sources.directory;
    const sold = soldMembers(known.book, { shelf, supply: sources.supply });
    const book: Book = {
      ...sold,
      ...(await this.noted(isbn)),
      annoPrezzo: await this.yearOfPrice(known.number, sold.prezzo),
      edizioniPrecedenti: editionsBefore(isbn, { shelf, supply: sources.supply }),
      edizioniSuccessive: editionsAfter(isbn, { shelf, supply: sources.supply }),
      ...(await this.adoptions(known.number, sources)),
    };
    return PreparedAnswer.pack(jsonBytes(book));
  }

  private async noted(isbn: string): Promise<Noted> {
    const details = (await readDetails(this.dataSource.manager, [isbn])).get(isbn);
    const { descrizione, collana, pubblicazione, pagine } = valuesOfFields(details?.shown ?? {});
    return { descrizione, collana, pubblicazione, pagine };
  }

  /** By ix_book_variant_book_id: the newest list that says this price. */
  private async yearOfPrice(number: number, prezzo: number | null): Promise<number | null> {
    if (prezzo === null) return null;
    const [row] = await this.dataSource.query<{ year: number | null }[]>(
      `SELECT MAX(source.school_year) AS year
       FROM book_variant variant
         JOIN source_file source ON source.id = variant.source_id AND source.state = 'active'
       WHERE variant.book_id = ? AND variant.prezzo_cents = ?`,
      [number, toCents(prezzo)],
    );
    return row?.year ?? null;
  }

  private async adoptions(
    book: number,
    { directory, uses }: Sources,
  ): Promise<Pick<Book, 'adozioni' | 'materie' | 'insieme'>> {
    const { build, schoolYear } = uses;
    if (schoolYear === null) {
      const adozioni = { annoScolastico: null, scuole: 0, classi: 0, regioni: [] };
      return { adozioni, materie: [], insieme: [] };
    }
    const counted = { book, build, schoolYear };
    const adopters = await readAdopters(this.dataSource, counted);
    const counts = await countByPlace(directory, adopters);
    const codes = someOf(adopters).map(({ code }) => code);
    const rows = codes.length > 0 ? await readCompanions(this.dataSource, counted, codes) : [];
    return {
      adozioni: { annoScolastico: schoolYear, ...counts },
      ...companionsOf(directory.shelf, book, rows),
    };
  }
}
