import { bookCount, readableIsbn, schoolYear, volumeName } from '@zaino/rules/list-parts';
import {
  makeAdoption,
  makeOwned,
  makePlaceholder,
  makeRecommended,
  makeUnpriced,
} from '../testing/factories';
import { listBooks } from './list-rules';
import { availableCount, className, reasonOf, selectAllWords } from './list-words';

describe('counts', () => {
  it.each([
    [0, '0 libri'],
    [1, '1 libro'],
    [2, '2 libri'],
  ])('say %d as %s', (count, words) => {
    expect(bookCount(count)).toBe(words);
  });

  it.each([
    [13, 15, '13 libri disponibili su 15'],
    [15, 15, '15 libri disponibili'],
    [1, 3, '1 libro disponibile su 3'],
    [0, 2, '0 libri disponibili su 2'],
  ])('say %d of %d as %s', (sellable, all, words) => {
    expect(availableCount(sellable, all)).toBe(words);
  });
});

describe('names', () => {
  it('of a school year hold both of its calendar years', () => {
    expect(schoolYear(2025)).toBe('2025-2026');
  });

  it.each([
    ['2', 'B', '2ª B'],
    ['1', 'C SA', '1ª C SA'],
    ['1', '*', '1ª, tutte le sezioni'],
  ])('of class %s, section %s', (classe, sezione, name) => {
    expect(className({ classe, sezione })).toBe(name);
  });

  it.each([
    ['9788899001214', '978 88 9900 121 4'],
    ['9780521532976', '9780521532976'],
    ['AIE12', 'AIE12'],
  ])('of %s', (isbn, readable) => {
    expect(readableIsbn(isbn)).toBe(readable);
  });
});

describe('volumeName', () => {
  it.each([
    [undefined, ''],
    ['U', 'volume unico'],
    ['2', 'vol. 2'],
  ])('of %s is "%s"', (volume, name) => {
    expect(volumeName(volume)).toBe(name);
  });
});

describe('reasonOf', () => {
  it.each([
    ['a book to buy', makeAdoption(), undefined],
    ['a book in use', makeOwned(), 'Già in uso dagli anni scorsi'],
    [
      'a new book that is not to buy',
      makeOwned({ nuovaAdozione: true }),
      'Nuova adozione che la scuola non chiede di acquistare',
    ],
    ['one for depth', makeRecommended(), 'Consigliato per approfondire, non obbligatorio'],
    [
      'one on a single subject',
      makeRecommended({ consigliato: 'Mo' }),
      'Consigliato: tratta un solo argomento, non obbligatorio',
    ],
    [
      'a placeholder',
      makePlaceholder(),
      'Va bene qualsiasi edizione: scegli con l’insegnante. Non è in vendita dalla lista.',
    ],
  ])('of %s', (_case, adozione, text) => {
    expect(listBooks([adozione]).map((book) => reasonOf(book)?.text)).toEqual([text]);
  });

  it('sets apart why a book without a price is not sold', () => {
    const [book] = listBooks([makeUnpriced()]);
    expect(book && reasonOf(book)?.refusal).toBe('Prezzo non disponibile');
  });
});

describe('selectAllWords', () => {
  it.each([
    [[makeAdoption()], '+1, +19,90 €'],
    [[makeOwned()], 'anche già in uso: +1, +19,90 €'],
    [[makeAdoption(), makeRecommended()], 'anche consigliati: +2, +39,80 €'],
    [[makeOwned(), makeRecommended()], 'anche già in uso e consigliati: +2, +39,80 €'],
  ])('say what is added: %#', (adozioni, words) => {
    expect(selectAllWords(listBooks(adozioni)).replaceAll('\u00a0', ' ')).toBe(words);
  });
});
