import fc from 'fast-check';
import { addLines, type Cart, emptyCart } from './cart';
import type { CartChild } from './cart-child';
import { type BookLine, type CartLine, lineKey, type ProductLine } from './cart-line';
import { type Owner, ownersOf, piecesFor } from './cart-pieces';

/** For tests: a product line. */
export function product(id: string, fields: Partial<ProductLine> = {}): CartLine {
  return {
    type: 'product',
    id,
    nome: `Penne ${id}`,
    prezzo: 3.57,
    categoria: 'Penne',
    immagini: [],
    quantity: 1,
    ...fields,
  };
}

/** For tests: a book line. */
export function book(isbn: string, fields: Partial<BookLine> = {}): CartLine {
  return {
    type: 'book',
    isbn,
    titolo: 'Il tempo che resta',
    autore: 'M. Ferrandi',
    editore: 'Casa del Melograno',
    prezzo: 17.2,
    copertina: null,
    quantity: 1,
    scuola: { nome: 'Scuola media Irma Valsecchi', codice: 'CRMM00000X' },
    classe: '2',
    sezione: 'B',
    ...fields,
  };
}

/** For tests: a child of class 2ª B. */
export function child(id: string, fields: Partial<CartChild> = {}): CartChild {
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

export const family = ['ada', 'bruno', 'carla'];
const owners = fc.constantFrom<Owner[]>(...family, null);
const ids = fc.constantFrom('a', 'b', 'c', 'd');

/** For tests: any line of few products, its pieces for few children; `most` pieces for each. */
export const anyLine = (most: number) =>
  fc
    .record({ id: ids, owner: owners, pieces: fc.integer({ min: 1, max: most }) })
    .map(({ id, owner, pieces }): CartLine => ({
      ...product(id, { quantity: pieces }),
      ...(owner !== null && { children: [{ childId: owner, quantity: pieces }] }),
    }));

/** For tests: any cart of a family with these children. */
export const anyCart = (most: number, children = family): fc.Arbitrary<Cart> =>
  fc
    .array(anyLine(most), { maxLength: 10 })
    .map((lines) => addLines({ ...emptyCart, children: children.map((id) => child(id)) }, lines));

/** For tests: pieces by line and by whom they are for, whatever their order. */
export function piecesOf({ items }: Cart): Record<string, number> {
  return Object.fromEntries(
    items
      .flatMap((line) =>
        ownersOf(line).map((owner): [string, number] => [
          `${lineKey(line)} ${owner ?? '-'}`,
          piecesFor(line, owner),
        ]),
      )
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
