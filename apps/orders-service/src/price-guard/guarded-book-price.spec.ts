import fc from 'fast-check';
import { guardedBookPrice } from './guarded-book-price';

describe('guardedBookPrice', () => {
  it.each([
    ['the cover price without a reduction', { prezzo: 20, adottato: true }, 2_000],
    ['a lawful reduction', { prezzo: 20, prezzoScontato: 17, adottato: true }, 1_700],
    [
      'no more than 15 % off where adopted',
      { prezzo: 20, prezzoScontato: 10, adottato: true },
      1_700,
    ],
    ['no more than 5 % off otherwise', { prezzo: 20, prezzoScontato: 17, adottato: false }, 1_900],
    ['never 0', { prezzo: 20, prezzoVendita: 0, adottato: false }, 1_900],
    ['half a cent in favour of the law', { prezzo: 0.1, prezzoScontato: 0, adottato: true }, 9],
    [
      'what a bookshop asks above the cover price',
      { prezzo: 20, prezzoVendita: 21, adottato: true },
      2_100,
    ],
  ])('is %s', (_, book, cents) => {
    expect(guardedBookPrice(book).priceCents).toBe(cents);
  });

  it('takes at most the lawful percentage off, for every price', () => {
    const euro = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        euro,
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.boolean(),
        (prezzo, offered, adottato) => {
          const book = { prezzo, prezzoScontato: offered / 100, adottato };
          const { priceCents, lowestCents } = guardedBookPrice(book);
          const coverCents = Math.round(prezzo * 100);
          expect(priceCents).toBeGreaterThanOrEqual(lowestCents);
          // In whole numbers: 100 × price ≥ cover × what must be left of it.
          expect(priceCents * 100).toBeGreaterThanOrEqual(coverCents * (adottato ? 85 : 95));
        },
      ),
    );
  });
});
