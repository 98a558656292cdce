import { cartTotals, emptyCart } from '@zaino/rules/cart';
import { toCents } from '@zaino/rules/money';
import fc from 'fast-check';
import { amountDiscounts } from '../vouchers/line-discounts';
import { offeredBook } from './offered-book';
import { offeredProduct } from './offered-product';
import { quoteTotals } from './quote-totals';
import { withCedole } from './with-cedole';

const euro = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((cents) => cents / 100);
const quantity = fc.integer({ min: 1, max: 99 });
const methods = fc.constantFrom('standard' as const, 'pickup' as const);

const someBook = fc.record({ prezzo: euro(200), quantity }).map(({ prezzo, quantity: wanted }) => {
  const of = { isbn: '9788800000015', classe: '1', sezione: 'A' };
  const texts = { titolo: 'T', autore: 'A', editore: 'E', materia: '', nomeScuola: '' };
  return offeredBook(
    { type: 'book', ...of, quantity: wanted, prezzo, scuola: { codice: 'X' } },
    {
      found: true,
      ...of,
      ...texts,
      codiceScuola: 'X',
      copertina: null,
      prezzo,
      vendibile: true,
      motivoNonVendibile: null,
      tipoGrado: 'EE',
      inLista: true,
      annoScolastico: 2026,
      adottato: true,
    },
  );
});

const someProduct = fc.record({ prezzo: euro(500), quantity }).map((values) => {
  const { prezzo, quantity: wanted } = values;
  const id = 'P-0001';
  return offeredProduct(
    { type: 'product', id, quantity: wanted, prezzo },
    {
      id,
      nome: 'N',
      categoria: 'C',
      immagini: [],
      prezzo,
      prezzoVendita: prezzo,
      prezzoMinimo30Giorni: null,
      disponibile: true,
      pezzi_disponibili: 99,
      pezzi_singolo_acquisto: 1,
    },
  );
});

const nothingOff = { discountCents: 0, cedolaCents: 0, extra: null };

const someLines = fc.array(fc.oneof(someBook, someProduct), { maxLength: 60 });

describe('the totals of a quote', () => {
  it('are those that the cart shows, to the cent', () => {
    fc.assert(
      fc.property(someLines, methods, (lines, shippingMethod) => {
        const items = lines.map(({ line }) => line);
        const shown = cartTotals({ ...emptyCart, items, shippingMethod });
        const priced = lines.map((line) => ({ ...line, ...nothingOff }));
        expect(quoteTotals(priced, shippingMethod)).toEqual({
          itemCount: shown.itemCount,
          subtotalCents: toCents(shown.subtotal),
          discountCents: 0,
          shippingCents: toCents(shown.shippingCost),
          cedolaCents: 0,
          extraCents: 0,
          totalCents: toCents(shown.total),
        });
      }),
    );
  });

  it('keep what the voucher took off out of the shipping, which it leaves as it was', () => {
    fc.assert(
      fc.property(
        someLines,
        methods,
        fc.integer({ min: 0, max: 100_000 }),
        (lines, method, amount) => {
          const discounts = amountDiscounts(
            lines.map(({ totalCents }) => ({ totalCents, mostCents: totalCents })),
            amount,
          );
          const without = quoteTotals(
            lines.map((line) => ({ ...line, ...nothingOff })),
            method,
          );
          const totals = quoteTotals(
            lines.map((line, index) => ({
              ...line,
              ...nothingOff,
              discountCents: discounts[index] ?? 0,
            })),
            method,
          );
          expect(totals.discountCents).toBe(Math.min(amount, without.subtotalCents));
          expect(totals.shippingCents).toBe(without.shippingCents);
          expect(totals.totalCents).toBe(without.totalCents - totals.discountCents);
          expect(totals.totalCents).toBeGreaterThanOrEqual(totals.shippingCents);
        },
      ),
    );
  });

  it('share all of it between the family and the Comune, which pays a copy of each book', () => {
    const list = { schoolCode: 'X', classe: '1', sezione: 'A', childId: null };
    fc.assert(
      fc.property(someLines, fc.boolean(), (lines, hasCedola) => {
        const covered = withCedole(lines, hasCedola ? [list] : []).map((line) => ({
          ...line,
          discountCents: 0,
          extra: null,
        }));
        const totals = quoteTotals(covered, 'pickup');
        const prices = lines.map(({ cedolaPriceCents }) => cedolaPriceCents ?? 0);
        const paid = hasCedola ? prices.reduce((sum, cents) => sum + cents, 0) : 0;
        expect(totals.cedolaCents).toBe(paid);
        expect(totals.totalCents + totals.cedolaCents).toBe(totals.subtotalCents);
        expect(totals.totalCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('count what is done to copies beside them, which neither voucher nor Comune pays', () => {
    const line = { pieces: 3, totalCents: 6_000, discountCents: 500, cedolaCents: 2_000 };
    const extra = { kind: 'covering' as const, quantity: 2, priceCents: 250 };
    expect(quoteTotals([{ ...line, extra }], 'pickup')).toEqual({
      itemCount: 3,
      subtotalCents: 6_000,
      discountCents: 500,
      shippingCents: 0,
      cedolaCents: 2_000,
      extraCents: 500,
      totalCents: 4_000,
    });
  });

  it.each([
    [8_999, 'standard', 500],
    [9_000, 'standard', 0],
    [1, 'pickup', 0],
  ] as const)('of %i cents by %s ship for %i', (totalCents, method, shippingCents) => {
    const line = { pieces: 1, totalCents, ...nothingOff };
    expect(quoteTotals([line], method).shippingCents).toBe(shippingCents);
  });

  it('of nothing are nothing', () => {
    expect(quoteTotals([], 'standard').totalCents).toBe(0);
  });
});
