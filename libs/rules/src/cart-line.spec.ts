import { type BookLine, lineKey, type LineIdentity } from './cart-line';

const book: BookLine = {
  type: 'book',
  isbn: '9788899001214',
  titolo: 'Le parole in cammino 2',
  autore: 'R. Tassinari',
  editore: 'Rio Secco',
  prezzo: 19.9,
  copertina: null,
  quantity: 1,
  scuola: { nome: 'Scuola media Irma Valsecchi', codice: 'CRMM00000X' },
  classe: '2',
  sezione: 'B',
};

describe('lineKey', () => {
  it('is the same whatever is not part of the identity', () => {
    const scuola = { ...book.scuola, nome: 'Altra' };
    const other = { ...book, titolo: 'Altro', prezzo: 1, quantity: 9, materia: 'Italiano', scuola };
    expect(lineKey(other)).toBe(lineKey(book));
  });

  it.each<[string, LineIdentity]>([
    ['isbn', { ...book, isbn: '9788899012081' }],
    ['school', { ...book, scuola: { codice: 'CRMM00001A' } }],
    ['class', { ...book, classe: '3' }],
    ['section', { ...book, sezione: 'A' }],
    ['kind', { type: 'product', id: book.isbn }],
  ])('differs with the %s', (_part, line) => {
    expect(lineKey(line)).not.toBe(lineKey(book));
  });

  it('does not confuse fields that run into each other', () => {
    const left = lineKey({ ...book, classe: '1', sezione: '1A' });
    expect(lineKey({ ...book, classe: '11', sezione: 'A' })).not.toBe(left);
  });
});
