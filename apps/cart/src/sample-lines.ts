import type { BookLine, ProductLine } from '@zaino/rules/cart-line';

/** A book line for tests: class 2ª B of an invented school. */
export function bookLine(fields: Partial<BookLine> = {}): BookLine {
  return {
    type: 'book',
    isbn: '9788899001214',
    titolo: 'Le parole in cammino 2. Antologia',
    autore: 'R. Tassinari, L. Boni',
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

/** A product line for tests. */
export function productLine(fields: Partial<ProductLine> = {}): ProductLine {
  return {
    type: 'product',
    id: 'penne-3',
    nome: 'Penne a sfera, 3 colori',
    prezzo: 3.57,
    categoria: 'Penne',
    immagini: [],
    quantity: 2,
    ...fields,
  };
}

/** The cart of the design: three books of one class and one product, 62,84 € before shipping. */
export const sampleLines = [
  bookLine(),
  bookLine({
    isbn: '9788899012081',
    titolo: 'Il tempo che resta 2',
    autore: 'M. Ferrandi',
    editore: 'Casa del Melograno',
    prezzo: 17.2,
    materia: 'Storia',
  }),
  bookLine({
    isbn: '9788899035172',
    titolo: 'Numeri in tasca 2. Aritmetica e geometria',
    autore: 'A. Quadri',
    editore: 'Quadrello',
    prezzo: 18.6,
    materia: 'Matematica',
  }),
  productLine(),
];
