import type { Adoption } from '@zaino/contracts/schools';
import type { BookShelf, ShelvedBook } from '../directory/book-shelf';
import { saleOfBook } from '../supply/sale-of-book';
import type { Supply } from '../supply/supply';

/** The members of a book that the shelf and distributors know, whatever class it is for. */
export type SoldMembers = Pick<
  Adoption,
  | 'isbn'
  | 'titolo'
  | 'sottotitolo'
  | 'volume'
  | 'autore'
  | 'editore'
  | 'prezzo'
  | 'copertina'
  | 'vendibile'
  | 'motivoNonVendibile'
  | 'availability'
  | 'newEdition'
>;

/** What a book on the shelf is, and whether it can be sold now. */
export function soldMembers(
  book: ShelvedBook,
  sources: { shelf: BookShelf; supply: Supply },
): SoldMembers {
  const members = JSON.parse(`{${book.json},${saleOfBook(book, sources)}}`) as Adoption;
  const { isbn, titolo, sottotitolo, volume, autore, editore, prezzo, copertina } = members;
  const { vendibile, motivoNonVendibile, availability, newEdition } = members;
  return {
    isbn,
    titolo,
    sottotitolo,
    volume,
    autore,
    editore,
    prezzo,
    copertina,
    vendibile,
    motivoNonVendibile,
    ...(availability && { availability }),
    ...(newEdition && { newEdition }),
  };
}
