import { type CartChild, findChild } from '@zaino/rules/cart-child';
import type { BookLine } from '@zaino/rules/cart-line';
import { addChild, getCart } from '@zaino/web/cart';
import type { BoughtClass } from './bought-classes';
import type { Exchanged, RightBook } from './exchange.api';

interface RightClass {
  wrong: BoughtClass;
  sezione: string;
  exchanged: Exchanged;
}

/** The lines that put the right section's books into the cart. */
export function rightLines({ wrong, sezione, exchanged }: RightClass): BookLine[] {
  const { scuola: codice, classe } = wrong;
  const scuola = { nome: exchanged.schoolName, codice };
  return exchanged.toBuy.map((book) => ({ ...bookOf(book), scuola, classe, sezione }));
}

function bookOf(book: RightBook) {
  const { isbn, titolo, autore, editore, copertina, materie, prezzo } = book;
  const materia = materie.join(', ');
  const sold = { prezzo: prezzo ?? 0, quantity: 1 };
  return { type: 'book' as const, isbn, titolo, autore, editore, copertina, materia, ...sold };
}

/** The child of the cart that they are for, in the right section from now on; undefined for nobody in particular. */
export function putChildRight({ wrong, sezione, exchanged }: RightClass) {
  const { figlio: id, nickname, scuola: schoolCode, classe } = wrong;
  if (id === '') return undefined;
  const { schoolName, tetto } = exchanged;
  const child: CartChild = { id, nickname, schoolCode, schoolName, classe, sezione, tetto };
  const present = findChild(getCart().children, child);
  return { id: addChild({ ...child, id: present?.id ?? id }), nickname };
}
