import type { ProductOffer } from '@zaino/contracts/catalogue';
import type { WantedLine } from '@zaino/contracts/orders';
import type { FakeSchools } from './fake-schools';

type Book = ReturnType<FakeSchools['add']>;
type WantedOf<Type extends WantedLine['type']> = Partial<Extract<WantedLine, { type: Type }>>;

/** A book as a cart asks for it, at the price that the fake has it for. */
export function wantedBook({ isbn, prezzo }: Book, values: WantedOf<'book'> = {}): WantedLine {
  return {
    type: 'book',
    isbn,
    quantity: 1,
    prezzo: prezzo ?? 0,
    scuola: { codice: 'CRIC80100X' },
    classe: '1',
    sezione: 'A',
    ...values,
  };
}

/** A product as a cart asks for it, at the price that the fake has it for. */
export function wantedProduct(
  { id, prezzo }: ProductOffer,
  values: WantedOf<'product'> = {},
): WantedLine {
  return { type: 'product', id, quantity: 1, prezzo, ...values };
}
