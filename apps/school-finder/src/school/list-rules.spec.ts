import type { Adoption, SpendingCap } from '@zaino/contracts/schools';
import { capOf } from '@zaino/rules/class-list';
import type { ListPart } from '@zaino/rules/list-parts';
import {
  makeAdoption,
  makeOwned,
  makePlaceholder,
  makeRecommended,
  makeUnpriced,
} from '../testing/factories';
import { isTickedAtFirst, listBooks, totalOf } from './list-rules';

describe('listBooks', () => {
  it.each<[string, Adoption, { part: ListPart; isTickedAtFirst: boolean }]>([
    ['a book to buy', makeAdoption(), { part: 'da-acquistare', isTickedAtFirst: true }],
    [
      'a new book to buy',
      makeAdoption({ nuovaAdozione: true }),
      { part: 'da-acquistare', isTickedAtFirst: true },
    ],
    [
      'a book to buy without a price',
      makeUnpriced(),
      { part: 'da-acquistare', isTickedAtFirst: false },
    ],
    ['a book that is in use already', makeOwned(), { part: 'gia-in-uso', isTickedAtFirst: false }],
    ['a recommended book', makeRecommended(), { part: 'consigliati', isTickedAtFirst: false }],
    [
      'one on a single subject',
      makeRecommended({ consigliato: 'Mo' }),
      { part: 'consigliati', isTickedAtFirst: false },
    ],
    [
      'a recommended book that an old file also says to buy',
      makeRecommended({ consigliato: 'Si', daAcquistare: true }),
      { part: 'consigliati', isTickedAtFirst: false },
    ],
    ['an edition of one’s choice', makePlaceholder(), { part: 'a-scelta', isTickedAtFirst: false }],
    [
      'a recommended edition of one’s choice',
      makePlaceholder({ consigliato: 'Ap', daAcquistare: false }),
      { part: 'a-scelta', isTickedAtFirst: false },
    ],
  ])('puts %s where it belongs', (_case, adozione, expected) => {
    const shown = listBooks([adozione]).map((book) => ({
      part: book.part,
      isTickedAtFirst: isTickedAtFirst(book),
    }));
    expect(shown).toEqual([expected]);
  });

  it('shows what is to buy first and sorts by subject', () => {
    const books = [
      makePlaceholder(),
      makeRecommended(),
      makeOwned(),
      makeAdoption({ isbn: '9788899000019', materia: 'Storia' }),
      makeAdoption({ isbn: '9788899000026', materia: 'Arte' }),
    ];
    expect(listBooks(books).map(({ part, materie }) => [part, ...materie])).toEqual([
      ['da-acquistare', 'Arte'],
      ['da-acquistare', 'Storia'],
      ['gia-in-uso', 'Italiano'],
      ['consigliati', 'Italiano'],
      ['a-scelta', 'Italiano'],
    ]);
  });

  it('shows a book of two subjects once, as the one to buy', () => {
    const same = { isbn: '9788899000019' };
    const books = [
      makeOwned({ ...same, materia: 'Geografia' }),
      makeAdoption({ ...same, materia: 'Storia' }),
    ];
    expect(listBooks(books)).toMatchObject([
      { part: 'da-acquistare', materie: ['Geografia', 'Storia'], prezzo: 19.9 },
    ]);
  });

  it('carries nothing that the page does not show', () => {
    expect(listBooks([makeAdoption()])).toEqual([
      {
        part: 'da-acquistare',
        materie: ['Italiano'],
        isbn: '9788899001214',
        titolo: 'Le parole in cammino 2. Antologia',
        autore: 'R. Tassinari, L. Boni',
        editore: 'Rio Secco',
        prezzo: 19.9,
        volume: '2',
      },
    ]);
  });

  it('keeps placeholders of different subjects apart', () => {
    const books = [makePlaceholder(), makePlaceholder({ materia: 'Inglese' })];
    expect(listBooks(books)).toHaveLength(2);
  });
});

describe('totalOf', () => {
  it('adds up in cents what can be sold', () => {
    const prices = [0.1, 0.2, 19.9].map((prezzo, index) =>
      makeAdoption({ isbn: `978889900000${index}`, prezzo }),
    );
    expect(totalOf(listBooks([...prices, makeUnpriced(), makePlaceholder()]))).toBe(20.2);
  });

  it('takes the effective price', () => {
    expect(totalOf(listBooks([makeAdoption({ prezzo: 20, prezzoScontato: 17 })]))).toBe(17);
  });

  it('is nothing for an empty list', () => {
    expect(totalOf([])).toBe(0);
  });
});

describe('capOf', () => {
  const ofYear: SpendingCap = {
    annoCorso: 2,
    combinazione: null,
    indirizzo: 'Secondaria di primo grado',
    tetto: 119,
  };
  const ofCourse = { ...ofYear, combinazione: 'Liceo classico', tetto: 193 };

  it.each([
    ['2', 'Tempo normale', 119],
    ['2', 'Liceo classico', 193],
    ['3', 'Liceo classico', undefined],
  ])('of class %s, %s, is %s', (classe, combinazione, tetto) => {
    expect(capOf([ofYear, ofCourse], { classe, combinazione })?.tetto).toBe(tetto);
  });

  it('is unknown where only another course has one', () => {
    expect(capOf([ofCourse], { classe: '2', combinazione: 'Tempo normale' })).toBeUndefined();
  });
});
