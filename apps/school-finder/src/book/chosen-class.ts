import type { AdoptingSchool, Book } from '@zaino/contracts/schools';
import type { ListOwner } from '../school/cart-lines';
import { type ListBook, supplyOf } from '../school/list-rules';
import { className } from '../school/list-words';
import type { BookChoice } from './book-address';

/** A class that the book is bought for; the section is blank where the family does not know it. */
export interface BuyingClass extends ListOwner {
  /** Adopted, and not merely recommended. */
  isAdopted: boolean;
}

/** The class that the address names, where it has the book on its list; null otherwise. */
export function chosenClass(
  school: AdoptingSchool | null,
  { classe, sezione }: Pick<BookChoice, 'classe' | 'sezione'>,
): BuyingClass | null {
  const classes = (school?.classi ?? []).filter(
    (one) => one.classe === classe && (sezione === '' || one.sezione === sezione),
  );
  if (school === null || classes.length === 0) return null;
  const isAdopted = classes.some(({ adottato }) => adottato);
  return { school, choice: { classe, sezione }, isAdopted };
}

/** `2ª B`, or `2ª` where no section is known. */
export function nameOfClass({ classe, sezione }: ListOwner['choice']): string {
  return sezione ? className({ classe, sezione }) : `${classe}ª`;
}

/** What a row needs of a book. */
type SoldBook = Pick<
  Book,
  | 'isbn'
  | 'titolo'
  | 'autore'
  | 'editore'
  | 'prezzo'
  | 'copertina'
  | 'materie'
  | 'vendibile'
  | 'motivoNonVendibile'
  | 'availability'
  | 'newEdition'
>;

/** The book as a row of its class's list: price, cart and words are the same there and here. */
export function bookOfList(book: SoldBook, isAdopted: boolean): ListBook {
  const { isbn, titolo, autore, editore, prezzo, copertina, materie } = book;
  const { vendibile, motivoNonVendibile } = book;
  return {
    part: isAdopted ? 'da-acquistare' : 'consigliati',
    materie: materie.slice(0, 1),
    isbn,
    titolo,
    autore,
    editore,
    ...(vendibile && prezzo !== null && { prezzo }),
    ...(copertina && { copertina }),
    ...(motivoNonVendibile && { motivoNonVendibile }),
    ...supplyOf(book),
  };
}
