import type { BookState } from '@zaino/contracts/schools';
import type { BookKind } from '../dataset/book.entity';
import type { DeskFacts, ShelvedBook } from '../directory/book-shelf';
import { isAskedFor, isInState } from './book-filter';

function aShelvedBook(kind: BookKind = 'isbn', desk: Partial<DeskFacts> = {}): ShelvedBook {
  const facts: DeskFacts = {
    words: "l'amico ritrovato rossi m. editrice di prova 9788800000012",
    publisher: 'Editrice di prova',
    hasPrice: true,
    hasCover: false,
    hasDescription: false,
    ...desk,
  };
  const isbn = '9788800000012';
  return { isbn, kind, order: 0, reason: null, json: '', sale: '', desk: facts };
}

const all = { search: '', publishers: null, numbers: null };

describe('a search for books', () => {
  it.each([
    ['', true],
    ['amico', true],
    ['ROSSI ritrov', true],
    ['perché amico', false],
    ['9788800000012', true],
    ['978-88-00-00001-2', true],
    ['978 88', true],
    ['88-0000001-X', false],
    ['9788811', false],
  ])('finds by %s: %s', (search, isFound) =>
    expect(isAskedFor({ ...all, search })(1, aShelvedBook())).toBe(isFound),
  );

  it('takes the ISBN of ten digits for that of thirteen', () => {
    const book = aShelvedBook('isbn', { words: 'atlante 9788804668237' });
    expect(isAskedFor({ ...all, search: '8804668237' })(1, book)).toBe(true);
  });

  it('keeps to a publisher and to the books of a school', () => {
    const asked = { ...all, publishers: new Set(['Editrice di prova']), numbers: new Set([1]) };
    expect(isAskedFor(asked)(1, aShelvedBook())).toBe(true);
    expect(isAskedFor(asked)(2, aShelvedBook())).toBe(false);
    expect(isAskedFor({ ...asked, publishers: new Set<string>() })(1, aShelvedBook())).toBe(false);
  });
});

describe('the states of a book', () => {
  it.each<[string, ShelvedBook, BookState[]]>([
    [
      'one of which nothing is known',
      aShelvedBook(),
      ['da-arricchire', 'senza-copertina', 'senza-descrizione'],
    ],
    [
      'one with a cover',
      aShelvedBook('isbn', { hasCover: true }),
      ['arricchiti', 'senza-descrizione'],
    ],
    [
      'one without a price',
      aShelvedBook('ean', { hasPrice: false, hasCover: true, hasDescription: true }),
      ['arricchiti', 'senza-prezzo'],
    ],
    ['a wrong code', aShelvedBook('dummy', { hasPrice: false }), ['codice-errato']],
    ['a placeholder', aShelvedBook('any-edition', { hasPrice: false }), ['edizione-libera']],
  ])('of %s', (_, book, states) => {
    const found = Object.entries(isInState).flatMap(([state, isIn]) => (isIn(book) ? state : []));
    expect(found).toEqual(states);
  });
});
