import type { Adoption, NewEdition } from '@zaino/contracts/schools';
import type { BookShelf, ShelvedBook } from '../directory/book-shelf';
import { jsonMembers } from '../directory/json-members';
import type { Supply } from './supply';

/** What books are sold by. */
interface Sources {
  shelf: BookShelf;
  supply: Supply;
}

/** The members of an adoption that a book's edition has, as the shelf keeps them. */
type Edition = Pick<Adoption, 'isbn' | 'titolo' | 'autore' | 'editore' | 'copertina' | 'prezzo'>;

/** Editions that take one another's place are followed so far: further on they go round in a circle. */
const MOST_EDITIONS = 5;

/** The members of an adoption that say whether a book can be sold, and how soon it comes, as JSON text. */
export function saleOfBook(book: ShelvedBook, sources: Sources): string {
  const supplied = sources.supply.books.get(book.isbn);
  if (book.reason !== null || supplied === undefined) return book.sale;
  const { newIsbn } = supplied.availability;
  const newEdition = newIsbn === undefined ? null : sellableEdition(newIsbn, sources);
  return newEdition === null ? supplied.json : `${supplied.json},${jsonMembers({ newEdition })}`;
}

/** The edition that has taken a book's place, or the place of that one; null where it cannot be sold. */
function sellableEdition(newIsbn: string, { shelf, supply }: Sources): NewEdition | null {
  let isbn = newIsbn;
  for (let step = 0; step < MOST_EDITIONS; step += 1) {
    const supplied = supply.books.get(isbn);
    const next = supplied?.availability.newIsbn;
    if (next === undefined) {
      const edition = supplied?.reason ? undefined : shelf.books.get(shelf.numbers.get(isbn) ?? -1);
      return edition === undefined ? null : newEditionOf(edition);
    }
    isbn = next;
  }
  return null;
}

function newEditionOf({ json, reason }: ShelvedBook): NewEdition | null {
  const edition = JSON.parse(`{${json}}`) as Edition;
  const { isbn, titolo, autore, editore, copertina, prezzo } = edition;
  if (reason !== null || prezzo === null) return null;
  return { isbn, titolo, autore, editore, copertina, prezzo };
}
