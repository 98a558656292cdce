import type { Adoption, UnsellableReason } from '@zaino/contracts/schools';
import type { EntityManager } from 'typeorm';
import { BookEnrichmentEntity } from '../dataset/book-enrichment.entity';
import { BookEntity, type BookKind } from '../dataset/book.entity';
import { DisciplineEntity } from '../dataset/discipline.entity';
import { jsonMembers } from './json-members';

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

interface BookRow {
  id: number;
  isbn: string;
  kind: BookKind;
  titolo: string;
  sottotitolo: string | null;
  volume: string | null;
  autori: string;
  editore: string;
  prezzoCents: number | null;
  /** Null where the book is not enriched. */
  descrizione: string | null;
  copertina: string | null;
}

export async function readBookShelf(manager: EntityManager): Promise<BookShelf> {
  const books = new Map<number, ShelvedBook>();
  const numbers = new Map<string, number>();
  for await (const row of await bookQuery(manager).stream()) {
    const book = row as BookRow;
    numbers.set(book.isbn, book.id);
    const reason = unsellableReason(book.kind, book.prezzoCents);
    books.set(book.id, {
      isbn: book.isbn,
      kind: book.kind,
      order: books.size,
      reason,
      json: jsonMembers(bookMembers(book)),
      sale: saleMembers(reason),
    });
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

function bookQuery(manager: EntityManager) {
  return manager
    .createQueryBuilder()
    .from(BookEntity, 'book')
    .leftJoin(BookEnrichmentEntity, 'enrichment', 'enrichment.isbn = book.isbn')
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
    .orderBy('book.titoloMostrato')
    .addOrderBy('book.id');
}

function bookMembers(book: BookRow): Partial<Adoption> {
  const { isbn, titolo, sottotitolo, volume, autori, editore, copertina, descrizione } = book;
  return {
    isbn,
    titolo,
    sottotitolo,
    volume,
    autore: autori,
    editore,
    prezzo: book.prezzoCents ? book.prezzoCents / 100 : null,
    copertina,
    descrizione,
    enriched: descrizione !== null,
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

/** Only a real code with a price can be sold; price in cents. */
export function unsellableReason(
  kind: BookKind,
  prezzoCents: number | null,
): UnsellableReason | null {
  if (kind === 'any-edition') return 'edizione-libera';
  if (kind === 'dummy') return 'codice-non-valido';
  return prezzoCents !== null && prezzoCents > 0 ? null : 'senza-prezzo';
}
