import type { Adoption } from '@zaino/contracts/schools';
import type { BookShelf, ShelvedBook } from './book-shelf';

/** The members of a book on the shelf. */
type ShelvedMembers = Pick<
  Adoption,
  | 'isbn'
  | 'titolo'
  | 'sottotitolo'
  | 'volume'
  | 'autore'
  | 'editore'
  | 'copertina'
  | 'prezzo'
  | 'enriched'
  | 'vendibile'
  | 'motivoNonVendibile'
>;

/** Of a book on the shelf, whatever distributors say of it. */
export function membersOf({ json, sale }: ShelvedBook): ShelvedMembers {
  return JSON.parse(`{${json},${sale}}`) as ShelvedMembers;
}

/** Of a book on the shelf; its code where there is no such book. */
export function titleOf({ numbers, books }: BookShelf, isbn: string): string {
  const book = books.get(numbers.get(isbn) ?? 0);
  return book === undefined ? isbn : membersOf(book).titolo;
}

/** A subject by its number, as families read it; blank for one that is not known. */
export function subjectOf({ disciplines }: BookShelf, id: number): string {
  const json = disciplines.get(id)?.json;
  if (json === undefined) return '';
  return (JSON.parse(`{${json}}`) as Pick<Adoption, 'materia'>).materia;
}
