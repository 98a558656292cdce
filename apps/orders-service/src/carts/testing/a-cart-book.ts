import type { CartChanges } from '@zaino/contracts/orders';
import type { CartChild } from '@zaino/rules/cart-child';
import type { BookLine, CartLine, ProductLine } from '@zaino/rules/cart-line';

/** For tests: a book of class 2ª B in a cart. */
export function aCartBook(fields: Partial<BookLine> = {}): BookLine {
  return {
    type: 'book',
    isbn: '9788899001214',
    titolo: 'Le parole in cammino 2',
    autore: 'R. Tassinari',
    editore: 'Rio Secco',
    prezzo: 19.9,
    copertina: null,
    materia: 'Italiano',
    quantity: 1,
    scuola: { nome: 'Scuola media Irma Valsecchi', codice: 'CRMM00000X' },
    classe: '2',
    sezione: 'B',
    ...fields,
  };
}

/** For tests: a product in a cart. */
export function aCartProduct(fields: Partial<ProductLine> = {}): ProductLine {
  return {
    type: 'product',
    id: 'P-0001',
    nome: 'Penne a sfera',
    prezzo: 3.57,
    categoria: 'Penne',
    immagini: [],
    quantity: 1,
    ...fields,
  };
}

/** For tests: a child of class 2ª B. */
export function aCartChild(id: string, fields: Partial<CartChild> = {}): CartChild {
  return {
    id,
    nickname: id,
    schoolCode: 'CRMM00000X',
    schoolName: 'Scuola media Irma Valsecchi',
    classe: '2',
    sezione: 'B',
    tetto: null,
    ...fields,
  };
}

/** For tests: so many pieces put in for somebody. */
export function added(
  line: CartLine,
  pieces: number,
  childId: string | null = null,
): CartChanges['lines'][number] {
  return { line, deltas: [{ childId, pieces }] };
}
