import type { Adoption } from '@zaino/contracts/schools';
import type { BookShelf, ShelvedBook } from '../directory/book-shelf';

/** The members of a book on the shelf. */
export type ShelvedMembers = Pick<
  Adoption,
  | 'isbn'
  | 'titolo'
  | 'sottotitolo'
  | 'volume'
  | 'autore'
  | 'editore'
  | 'prezzo'
  | 'enriched'
  | 'vendibile'
  | 'motivoNonVendibile'
>;

export function membersOf({ json }: ShelvedBook): ShelvedMembers {
  return JSON.parse(`{${json}}`) as ShelvedMembers;
}

/** Of a book on the shelf; its code where there is no such book. */
export function titleOf({ numbers, books }: BookShelf, isbn: string): string {
  const book = books.get(numbers.get(isbn) ?? 0);
  return book === undefined ? isbn : membersOf(book).titolo;
}
