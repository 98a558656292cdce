import { Injectable } from '@nestjs/common';
import type {
  Adoption,
  BookOffer,
  School,
  schoolsInternalEndpoints,
} from '@zaino/contracts/schools';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { readAdoptionRows } from '../directory/adoption-rows';
import type { BookShelf, ShelvedBook } from '../directory/book-shelf';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import type { SchoolDirectory } from '../directory/school-directory';
import { type ClassBookUse, ClassBooks } from '../directory/class-books';
import { saleOfBook } from '../supply/sale-of-book';
import type { Supply } from '../supply/supply';
import { SupplyHolder } from '../supply/supply-holder';
import { OlderLists } from './older-lists';

type AskedBook = BodyOf<typeof schoolsInternalEndpoints.offers>['books'][number];

/** The members that a book on the shelf has of its own, and those of its sale. */
type ShelvedMembers = Pick<
  Adoption,
  | 'titolo'
  | 'autore'
  | 'editore'
  | 'copertina'
  | 'prezzo'
  | 'vendibile'
  | 'motivoNonVendibile'
  | 'availability'
  | 'newEdition'
>;

/** What offers are made of. */
interface Sources {
  directory: SchoolDirectory;
  supply: Supply;
}

/** What books cost now, and whether the class has adopted them: from the shelf and the lists in memory. */
@Injectable()
export class OffersService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly supplies: SupplyHolder,
    private readonly dataSource: DataSource,
  ) {}

  async find(books: AskedBook[]): Promise<BookOffer[]> {
    const isKnown = ({ isbn }: AskedBook) => this.holder.current().shelf.numbers.has(isbn);
    // An import was activated a moment ago: its books are not on the shelf yet.
    if (!books.every(isKnown)) await this.holder.refresh();
    const directory = this.holder.current();
    const sources = { directory, supply: this.supplies.current() };
    const schools = new Map<string, ClassBooks>();
    for (const { codiceScuola } of books) {
      if (schools.has(codiceScuola)) continue;
      schools.set(codiceScuola, await this.listsOf(directory, codiceScuola));
    }
    const older = new OlderLists(this.dataSource, directory);
    return Promise.all(
      books.map(async (book) => {
        const offer = offerOf(sources, book, schools.get(book.codiceScuola));
        // A volume of several years that got lost stands on the list of an earlier one.
        if (!offer.found || offer.inLista) return offer;
        return { ...offer, annoScolastico: await older.yearOf(book) };
      }),
    );
  }

  /** Of the school's newest year. */
  private listsOf(directory: SchoolDirectory, codice: string): Promise<ClassBooks> | ClassBooks {
    const [year] = directory.yearsWithList.get(codice) ?? [];
    if (year === undefined) return new ClassBooks([]);
    return directory.classBooks.getOrLoad(codice, async () => {
      return new ClassBooks(await readAdoptionRows(this.dataSource, codice, year));
    });
  }
}

function offerOf(
  { directory, supply }: Sources,
  asked: AskedBook,
  lists: ClassBooks | undefined,
): BookOffer {
  const { shelf, newestYear } = directory;
  const { isbn, codiceScuola } = asked;
  const number = shelf.numbers.get(isbn);
  const book = number === undefined ? undefined : shelf.books.get(number);
  if (number === undefined || book === undefined) return { found: false, ...asked };
  const use = lists?.use(number, asked);
  const year = yearOfLists(directory, codiceScuola);
  return {
    found: true,
    ...asked,
    ...ownMembers(book, { shelf, supply }),
    materia: subjectsOf(directory, use?.disciplineIds ?? []),
    nomeScuola: schoolName(directory, codiceScuola),
    ...inClass(use),
    annoScolastico: use ? year : null,
    adottato: year === newestYear && use?.isAdopted === true,
  };
}

/** What the offer has of the book itself, whatever class it is for. */
function ownMembers(
  book: ShelvedBook,
  sources: { shelf: BookShelf; supply: Supply },
): ShelvedMembers {
  const members = JSON.parse(`{${book.json},${saleOfBook(book, sources)}}`) as ShelvedMembers;
  const { titolo, autore, editore, copertina, prezzo, vendibile, motivoNonVendibile } = members;
  const { availability, newEdition } = members;
  return {
    titolo,
    autore,
    editore,
    copertina,
    prezzo,
    vendibile,
    motivoNonVendibile,
    ...(availability && { availability }),
    ...(newEdition && { newEdition }),
  };
}

function inClass(use: ClassBookUse | undefined) {
  return { tipoGrado: use?.tipoGrado ?? '', inLista: use !== undefined };
}

/** The school's newest year; null for a school without a list. */
function yearOfLists({ yearsWithList }: SchoolDirectory, codice: string): number | null {
  return yearsWithList.get(codice)?.[0] ?? null;
}

function subjectsOf({ shelf }: SchoolDirectory, ids: number[]): string {
  const disciplines = ids.flatMap((id) => shelf.disciplines.get(id) ?? []);
  return disciplines
    .sort((one, other) => one.order - other.order)
    .map(({ json }) => (JSON.parse(`{${json}}`) as Pick<Adoption, 'materia'>).materia)
    .join(', ');
}

function schoolName({ byCode, fragments }: SchoolDirectory, codice: string): string {
  const number = byCode.get(codice);
  if (number === undefined) return '';
  return (JSON.parse(fragments.at(number).toString()) as School).nomeScuola;
}
