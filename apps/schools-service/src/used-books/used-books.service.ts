import { Injectable } from '@nestjs/common';
import type { bookEndpoints, UsedBook, UsedBooks } from '@zaino/contracts/schools';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { readAdopters } from '../books/adopter-rows';
import { editionsAfter } from '../books/editions';
import { placeKey } from '../directory/place-key';
import type { SchoolDirectory } from '../directory/school-directory';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { membersOf } from '../directory/shelved-members';
import { BookUses, type CountedUses } from '../enrichment/book-uses';
import type { Supply } from '../supply/supply';
import { SupplyHolder } from '../supply/supply-holder';
import { schoolsAround } from './schools-around';

type Asked = QueryOf<typeof bookEndpoints.usedBooks>;

/** What the answer is made of. */
interface Sources {
  directory: SchoolDirectory;
  supply: Supply;
  uses: CountedUses;
  /** Numbers of the schools that count; null for all. */
  schools: ReadonlySet<number> | null;
}

type Counts = Pick<Extract<UsedBook, { trovato: true }>, 'scuole' | 'classi' | 'classiItalia'>;

/** Used books that a family has, and the schools around that need them (docs/decisions/used-books.md). */
@Injectable()
export class UsedBooksService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly supplies: SupplyHolder,
    private readonly uses: BookUses,
    private readonly dataSource: DataSource,
  ) {}

  /** Kept until an import, the desk, a distributor or a count of adoptions says something else. */
  async find(asked: Asked): Promise<PreparedAnswer<UsedBooks>> {
    const supply = this.supplies.current();
    const uses = await this.uses.current();
    const key = `used ${keyOf(asked)} ${supply.revision} ${uses.build}`;
    return this.holder.answer(key, async (directory) => {
      const around = schoolsAround(directory, asked);
      const sources = { directory, supply, uses, schools: around?.schools ?? null };
      const libri: UsedBook[] = [];
      // One after the other: a popular book has thousands of schools, and nobody's question may take all connections.
      for (const isbn of new Set(asked.isbn.split(','))) libri.push(await this.read(isbn, sources));
      return PreparedAnswer.json({
        annoScolastico: uses.schoolYear,
        luogo: around?.luogo ?? null,
        libri,
      });
    });
  }

  private async read(isbn: string, sources: Sources): Promise<UsedBook> {
    const { shelf } = sources.directory;
    const number = shelf.numbers.get(isbn);
    const book = number === undefined ? undefined : shelf.books.get(number);
    if (number === undefined || book === undefined) return { trovato: false, isbn };
    const { titolo, volume, autore, editore, copertina, prezzo } = membersOf(book);
    const [newer = null] = editionsAfter(isbn, { shelf, supply: sources.supply });
    return {
      trovato: true,
      isbn,
      titolo,
      volume,
      autore,
      editore,
      copertina,
      prezzo,
      nuovaEdizione: newer,
      ...(await this.count(number, sources)),
    };
  }

  private async count(book: number, { directory, uses, schools }: Sources): Promise<Counts> {
    const { build, schoolYear } = uses;
    if (schoolYear === null) return { scuole: 0, classi: 0, classiItalia: 0 };
    const adopters = await readAdopters(this.dataSource, { book, build, schoolYear });
    const near = adopters.filter(
      ({ code }) => schools === null || schools.has(directory.byCode.get(code) ?? -1),
    );
    const classesOf = (rows: typeof adopters) =>
      rows.reduce((sum, { classes }) => sum + classes, 0);
    return { scuole: near.length, classi: classesOf(near), classiItalia: classesOf(adopters) };
  }
}

/** What two questions have in common that get the same answer. */
function keyOf({ isbn, provincia = '', comune = '', codiceScuola = '' }: Asked): string {
  return [isbn, placeKey(provincia), placeKey(comune), codiceScuola].join('/');
}
