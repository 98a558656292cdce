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
