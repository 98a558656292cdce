import { makeBookToOrder } from '../testing/make-book-to-order';
import { pageOf } from './book-rows';
import { csvOfBooks, textOfBooks } from './order-texts';

const { rows } = pageOf({
  books: [
    makeBookToOrder(),
    makeBookToOrder({
      isbn: '8001234567897',
      title: null,
      publisher: null,
      distributor: 'Emmelibri',
      toOrder: 0,
      ordered: 0,
      orderedSince: null,
      expected: null,
      shelf: 2,
    }),
  ],
  listedAt: '2026-09-01T08:00:00.000Z',
});

describe('books to order', () => {
  it('are a file whose ISBNs a spreadsheet leaves as they are', () => {
    expect(csvOfBooks(rows).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'ISBN;Titolo;Editore;Distributore;Copie da ordinare;Già ordinate;Ordinate dal;Previste entro;In ritardo;A scaffale',
      '978-8899001223;Matematica verde 1;Rio Secco;;1;1;10/07/2026;18/09/2026;0;0',
      '8001234567897;Titolo non noto;;Emmelibri;0;0;;;0;2',
    ]);
  });

  it('are a text of what is not ordered yet', () => {
    expect(textOfBooks(rows)).toBe('9788899001223\t1\tMatematica verde 1\tRio Secco');
  });
});
