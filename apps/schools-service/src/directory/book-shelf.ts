import type { Adoption, UnsellableReason } from '@zaino/contracts/schools';
import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import type { EntityManager } from 'typeorm';
import { BookDetailsEntity, type DetailFields } from '../dataset/book-details.entity';
import { BookEnrichmentEntity } from '../dataset/book-enrichment.entity';
import { BookEntity, type BookKind } from '../dataset/book.entity';
import { DisciplineEntity } from '../dataset/discipline.entity';
import { shownFields, valuesOfFields } from '../dataset/shown-fields';
import { jsonMembers } from './json-members';

/** Of a description in a class list, in characters: it comes again with every class. */
const LONGEST_SHOWN = 500;

/** Twice what a row of a list is wide, for sharp screens. */
const COVER_WIDTH = 320;

export interface ShelvedBook {
  isbn: string;
  kind: BookKind;
  /** Its place in the alphabet of titles. */
  order: number;
  /** Why it cannot be sold, whatever distributors have. */
  reason: UnsellableReason | null;
  /** The members of an adoption that depend on the book alone, as JSON text. */
  json: string;
  /** Those that say whether it can be sold, where no distributor says anything of it. */
  sale: string;
  desk: DeskFacts;
}

/** What the desk for books finds one by. */
export interface DeskFacts {
  /** Title, authors, publisher and code, folded. */
  words: string;
  publisher: string;
  hasPrice: boolean;
  hasCover: boolean;
  hasDescription: boolean;
}

export interface ShelvedDiscipline {
  order: number;
  json: string;
}

/** Books and subjects of one data set, ready to be put into class lists. */
export interface BookShelf {
  books: Map<number, ShelvedBook>;
  /** Numbers of the books by ISBN, or whatever code stands for one. */
  numbers: Map<string, number>;
  disciplines: Map<number, ShelvedDiscipline>;
}

export interface ShelfBookRow {
  id: number;
  isbn: string;
  kind: BookKind;
  titolo: string;
  sottotitolo: string | null;
  volume: string | null;
  autori: string;
  editore: string;
  prezzoCents: number | null;
  /** What an import brought along; null where that was nothing. */
  descrizione: string | null;
  copertina: string | null;
  /** JSON of what the desk knows; null where that is nothing. */
  fields: string | null;
}

/** `onBook` is told of each book, in the order of the titles. */
export async function readBookShelf(
  manager: EntityManager,
  onBook: (book: ShelfBookRow) => void,
): Promise<BookShelf> {
  const books = new Map<number, ShelvedBook>();
  const numbers = new Map<string, number>();
  for await (const row of await bookQuery(manager).stream()) {
    const book = row as ShelfBookRow;
    numbers.set(book.isbn, book.id);
    books.set(book.id, shelved(book, books.size));
    onBook(book);
  }
  const disciplines = await manager
    .createQueryBuilder(DisciplineEntity, 'discipline')
    .orderBy('discipline.nomeMostrato')
    .getMany();
  return {
    books,
    numbers,
    disciplines: new Map(
      disciplines.map(({ id, nome, nomeMostrato }, order) => [
        id,
        { order, json: jsonMembers({ materia: nomeMostrato, disciplina: nome }) },
      ]),
    ),
  };
}

/** Puts the books anew into their places whose details were written after a revision. */
export async function renewDetails(
  { books }: BookShelf,
  manager: EntityManager,
  revision: number,
): Promise<void> {
  const newer = bookQuery(manager).where('details.revision > :revision', { revision });
  // A file may have changed every book: others get their turn meanwhile.
  for await (const row of await newer.stream()) {
    const book = row as ShelfBookRow;
    const known = books.get(book.id);
    if (known !== undefined) books.set(book.id, shelved(book, known.order));
  }
}

function bookQuery(manager: EntityManager) {
  return manager
    .createQueryBuilder()
    .from(BookEntity, 'book')
    .leftJoin(BookEnrichmentEntity, 'enrichment', 'enrichment.isbn = book.isbn')
    .leftJoin(BookDetailsEntity, 'details', 'details.isbn = book.isbn')
    .select('book.id', 'id')
    .addSelect('book.isbn', 'isbn')
    .addSelect('book.kind', 'kind')
    .addSelect('book.titoloMostrato', 'titolo')
    .addSelect('book.sottotitoloMostrato', 'sottotitolo')
    .addSelect('book.volume', 'volume')
    .addSelect('book.autoriMostrati', 'autori')
    .addSelect('book.editoreMostrato', 'editore')
    .addSelect('book.prezzoCents', 'prezzoCents')
    .addSelect('enrichment.descrizione', 'descrizione')
    .addSelect('enrichment.copertina', 'copertina')
    .addSelect('details.fields', 'fields')
    .orderBy('book.titoloMostrato')
    .addOrderBy('book.id');
}

function shelved(book: ShelfBookRow, order: number): ShelvedBook {
  const { kind, isbn, titolo, sottotitolo, autori, editore, prezzoCents } = book;
  const own = book.fields === null ? {} : (JSON.parse(book.fields) as DetailFields);
  const { descrizione, copertina } = valuesOfFields(shownFields(book, own));
  const found = [titolo, sottotitolo ?? '', autori, editore, isbn];
  const reason = unsellableReason(kind, prezzoCents);
  return {
    isbn,
    kind,
    order,
    reason,
    json: jsonMembers(bookMembers(book, { descrizione, copertina })),
    sale: saleMembers(reason),
    desk: {
      words: foldLetters(found.join(' ')),
      publisher: editore,
      hasPrice: prezzoCents !== null && prezzoCents > 0,
      hasCover: copertina !== '',
      hasDescription: descrizione !== '',
    },
  };
}

function bookMembers(
  book: ShelfBookRow,
  { descrizione, copertina }: { descrizione: string; copertina: string },
): Partial<Adoption> {
  const { isbn, titolo, sottotitolo, volume, autori, editore } = book;
  return {
    isbn,
    titolo,
    sottotitolo,
    volume,
    autore: autori,
    editore,
    prezzo: book.prezzoCents ? book.prezzoCents / 100 : null,
    copertina: copertina === '' ? null : coverAddress(copertina),
    descrizione: descrizione === '' ? null : shortened(descrizione),
    enriched: descrizione !== '' || copertina !== '',
  };
}

const sales = new Map<UnsellableReason | null, string>();

/** All books share these few texts. */
function saleMembers(reason: UnsellableReason | null): string {
  const known =
    sales.get(reason) ?? jsonMembers({ vendibile: reason === null, motivoNonVendibile: reason });
  sales.set(reason, known);
  return known;
}

/** Of an image that we keep, the address of one of its forms. */
function coverAddress(copertina: string): string {
  const isKept = mediaIdOf(copertina) !== null;
  return isKept ? mediaFileUrl(copertina, COVER_WIDTH, 'webp') : copertina;
}

/** Ends with a whole word. */
function shortened(text: string): string {
  if (text.length <= LONGEST_SHOWN) return text;
  const begin = text.slice(0, LONGEST_SHOWN);
  return `${begin.replace(/\s+\S*$/, '')}…`;
}

/** Only a real code with a price can be sold; price in cents. */
export function unsellableReason(
  kind: BookKind,
  prezzoCents: number | null,
): UnsellableReason | null {
  if (kind === 'any-edition') return 'edizione-libera';
  if (kind === 'dummy') return 'codice-non-valido';
  return prezzoCents !== null && prezzoCents > 0 ? null : 'senza-prezzo';
}
