import { bookDiscountLimit } from '@zaino/rules/book-price';
import fc from 'fast-check';
import { guardedBookPrice } from '../price-guard/guarded-book-price';
import { voucherDiscounts } from './voucher-discounts';

const book = (totalCents: number, mostCents: number) => ({
  type: 'book' as const,
  totalCents,
  mostCents,
});
const product = (totalCents: number) => ({
  type: 'product' as const,
  totalCents,
  mostCents: totalCents,
});

describe('a voucher', () => {
  it('is for what it says', () => {
    const lines = [book(2_000, 300), product(1_000)];
    const percent = { kind: 'percent' as const, valueHundredths: 1_000 };
    const discounts = (appliesTo: 'books' | 'products' | 'all') =>
      voucherDiscounts({ ...percent, appliesTo }, lines).discounts;
    expect(discounts('books')).toEqual([200, 0]);
    expect(discounts('products')).toEqual([0, 100]);
    expect(discounts('all')).toEqual([200, 100]);
  });

  it('says where the law kept books from getting all of it', () => {
    const rule = { kind: 'percent' as const, valueHundredths: 1_500, appliesTo: 'all' as const };
    expect(voucherDiscounts(rule, [book(2_000, 300)]).isCutByLaw).toBe(false);
    expect(voucherDiscounts(rule, [book(2_000, 100)])).toEqual({
      discounts: [100],
      isCutByLaw: true,
    });
    const amount = { kind: 'amount' as const, valueHundredths: 5_000, appliesTo: 'all' as const };
    expect(voucherDiscounts(amount, [product(1_000)]).isCutByLaw).toBe(false);
    expect(voucherDiscounts(amount, [book(2_000, 300)]).isCutByLaw).toBe(true);
  });

  it('never takes more off a book than the law allows, whatever it says', () => {
    const books = fc.record({
      coverCents: fc.integer({ min: 1, max: 20_000 }),
      offeredCents: fc.integer({ min: 0, max: 20_000 }),
      adottato: fc.boolean(),
      pieces: fc.integer({ min: 1, max: 99 }),
    });
    const rules = fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      valueHundredths: fc.integer({ min: 1, max: 1_000_000 }),
      appliesTo: fc.constantFrom('all' as const, 'books' as const, 'products' as const),
    });
    fc.assert(
      fc.property(fc.array(books, { maxLength: 20 }), rules, (sold, rule) => {
        const lines = sold.map(({ coverCents, offeredCents, adottato, pieces }) => {
          const offer = { prezzo: coverCents / 100, prezzoScontato: offeredCents / 100, adottato };
          const { priceCents, lowestCents } = guardedBookPrice(offer);
          return book(priceCents * pieces, (priceCents - lowestCents) * pieces);
        });
        voucherDiscounts(rule, lines).discounts.forEach((discount, index) => {
          const { coverCents = 0, adottato = false, pieces = 0 } = sold[index] ?? {};
          const paid = (lines[index]?.totalCents ?? 0) - discount;
          const left = 100 - bookDiscountLimit(adottato);
          expect(paid * 100).toBeGreaterThanOrEqual(coverCents * pieces * left);
        });
      }),
    );
  });
});
