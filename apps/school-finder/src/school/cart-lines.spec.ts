import { addLines, emptyCart } from '@zaino/rules/cart';
import { makeAdoption, makeSchool } from '../testing/factories';
import { addedWords, toCartLine } from './cart-lines';
import { listBooks } from './list-rules';

const owner = { school: makeSchool(), choice: { classe: '2', sezione: 'B' } };
const lines = ['9788899000019', '9788899000026', '9788899000033'].flatMap((isbn) =>
  listBooks([makeAdoption({ isbn })]).map((book) => toCartLine(book, owner)),
);

describe('toCartLine', () => {
  const lineOf = (changes: Parameters<typeof makeAdoption>[0], sezione = 'B') =>
    listBooks([makeAdoption(changes)]).map((book) =>
      toCartLine(book, { ...owner, choice: { classe: '2', sezione } }),
    )[0];

  it('carries school, class and section, and the price that is paid', () => {
    expect(lineOf({ prezzo: 20, prezzoVendita: 18 })).toMatchObject({
      type: 'book',
      isbn: '9788899001214',
      prezzo: 18,
      quantity: 1,
      materia: 'Italiano',
      scuola: { nome: 'Scuola media Irma Valsecchi', codice: 'CRMM8ZZ01L' },
      classe: '2',
      sezione: 'B',
    });
  });

  it('has no section where it is not known yet', () => {
    expect(lineOf({}, '*')?.sezione).toBe('');
  });
});

describe('addedWords', () => {
  it.each([
    [0, 1, '1 libro aggiunto al carrello.'],
    [0, 3, '3 libri aggiunti al carrello.'],
    [1, 1, '1 libro aggiunto al carrello. C’era già: ora ne hai una copia in più.'],
    [1, 3, '3 libri aggiunti al carrello. 1 c’era già: ora ne hai una copia in più.'],
    [2, 3, '3 libri aggiunti al carrello. 2 c’erano già: ora ne hai una copia in più.'],
    [3, 3, '3 libri aggiunti al carrello. C’erano già tutti: ora ne hai una copia in più.'],
  ])('with %d in the cart, adding %d: %s', (present, added, words) => {
    const before = addLines(emptyCart, lines.slice(0, present));
    expect(addedWords(before, lines.slice(0, added))).toBe(words);
  });
});
