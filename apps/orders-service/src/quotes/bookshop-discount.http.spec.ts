import { randomUUID } from 'node:crypto';
import type { Quote, WantedLine } from '@zaino/contracts/orders';
import fc from 'fast-check';
import { addVoucher } from '../testing/add-voucher';
import { forgetBookshops, mostDiscounts, noDiscounts } from '../testing/book-discounts';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook, wantedProduct } from '../testing/wanted';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterEach(() => {
  service.bookshops.isAway = false;
});
afterAll(() => service.stop());

const ask = (lines: WantedLine[], rest: object = {}) =>
  service.call<Quote>({
    method: 'POST',
    path: '/api/quotes',
    body: { lines, shippingMethod: 'pickup', ...rest },
  });
const quoteOf = async (lines: WantedLine[], rest: object = {}) => {
  const { status, body } = await ask(lines, rest);
  expect(status).toBe(200);
  return body;
};

describe('a quote for what is picked up at a bookshop', () => {
  it('has its discount off the cover price, of adopted books and of others', async () => {
    const { id, name } = service.bookshops.add(mostDiscounts);
    const adopted = service.schools.add({ prezzo: 19.9 });
    const other = service.schools.add({ prezzo: 20, adottato: false });
    const product = service.catalogue.add({ prezzo: 12.5 });
    const lines = [wantedBook(adopted, { quantity: 3 }), wantedBook(other), wantedProduct(product)];
    const quote = await quoteOf(lines, { pickupPointId: id });
    expect(quote.changes).toEqual([]);
    expect(quote.bookshop).toEqual({ id, name, ...mostDiscounts });
    expect(quote.lines).toMatchObject([
      // The line as a cart keeps it: what it costs elsewhere is no change of its price.
      { line: { prezzo: 19.9 }, price: 16.92, coverPrice: 19.9, lineTotal: 50.76 },
      { line: { prezzo: 20 }, price: 19, coverPrice: 20, lineTotal: 19 },
      { line: { prezzo: 12.5 }, price: 12.5, coverPrice: null, lineTotal: 12.5 },
    ]);
    expect(quote.totals).toMatchObject({ subtotal: 82.26, shippingCost: 0, total: 82.26 });
  });

  it('has none where it is sent home, picked up nowhere yet, or the bookshop takes none any more', async () => {
    const open = service.bookshops.add(mostDiscounts);
    const paused = service.bookshops.add({ ...mostDiscounts, state: 'paused' });
    const without = service.bookshops.add({ ...mostDiscounts, offersPickup: false });
    const lines = [wantedBook(service.schools.add({ prezzo: 20 }))];
    for (const rest of [
      { shippingMethod: 'standard', pickupPointId: open.id },
      {},
      { pickupPointId: null },
      { pickupPointId: paused.id },
      { pickupPointId: without.id },
      { pickupPointId: randomUUID() },
    ]) {
      const { totals, bookshop, lines: quoted } = await quoteOf(lines, rest);
      expect([totals.subtotal, bookshop, quoted[0]?.coverPrice]).toEqual([20, null, null]);
    }
    expect((await ask(lines, { pickupPointId: 'corso' })).status).toBe(400);
  });

  it('names a bookshop without a discount too, with the fingerprint that it has without it', async () => {
    const { id } = service.bookshops.add();
    const lines = [wantedBook(service.schools.add({ prezzo: 20 }))];
    const there = await quoteOf(lines, { pickupPointId: id });
    expect(there.bookshop).toMatchObject({ id, ...noDiscounts });
    expect(there.lines[0]).toMatchObject({ price: 20, coverPrice: null });
    expect(there.fingerprint).toBe((await quoteOf(lines)).fingerprint);
  });

  it('is another one at another bookshop and for delivery', async () => {
    const one = service.bookshops.add(mostDiscounts);
    const other = service.bookshops.add({ adoptedBookDiscount: 5 });
    const lines = [wantedBook(service.schools.add({ prezzo: 20 }))];
    const quotes = await Promise.all([
      quoteOf(lines, { pickupPointId: one.id }),
      quoteOf(lines, { pickupPointId: other.id }),
      quoteOf(lines, { shippingMethod: 'standard' }),
    ]);
    expect(quotes.map(({ totals }) => totals.total)).toEqual([17, 19, 25]);
    expect(new Set(quotes.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it('tells of another discount than the customer has seen, once', async () => {
    const { id, name } = service.bookshops.add(mostDiscounts);
    const lines = [wantedBook(service.schools.add({ prezzo: 20 }))];
    const seen = { pickupPointId: id, seenDiscounts: mostDiscounts };
    expect((await quoteOf(lines, seen)).changes).toEqual([]);
    service.bookshops.add({ id, adoptedBookDiscount: 4, otherBookDiscount: 0 });
    forgetBookshops(service);
    const { changes, bookshop } = await quoteOf(lines, seen);
    expect(changes).toEqual([
      {
        key: id,
        kind: 'discount',
        text: `Lo sconto di ${name} è cambiato: 4\u00a0% sui libri adottati.`,
      },
    ]);
    expect(bookshop).toMatchObject({ adoptedBookDiscount: 4, otherBookDiscount: 0 });
    const now = { adoptedBookDiscount: 4, otherBookDiscount: 0 };
    expect((await quoteOf(lines, { ...seen, seenDiscounts: now })).changes).toEqual([]);
  });

  it('is none, rather than a wrong one, while nobody knows the discount that was seen', async () => {
    const { id } = service.bookshops.add(mostDiscounts);
    const lines = [wantedBook(service.schools.add())];
    service.bookshops.isAway = true;
    const seen = { pickupPointId: id, seenDiscounts: mostDiscounts };
    expect((await ask(lines, seen)).status).toBe(503);
    expect((await ask(lines, { ...seen, shippingMethod: 'standard' })).status).toBe(200);
    expect((await ask(lines, { ...seen, seenDiscounts: noDiscounts })).status).toBe(200);
  });

  it('leaves a voucher no more of a book than the law allows in all', async () => {
    await addVoucher(service, {
      code: 'INSIEME15',
      kind: 'percent',
      value: 15,
      appliesTo: 'all',
      validFrom: '2026-01-01T00:00:00Z',
      validUntil: '2099-01-01T00:00:00Z',
      mostUses: null,
    });
    const { id } = service.bookshops.add({ adoptedBookDiscount: 10 });
    const lines = [wantedBook(service.schools.add({ prezzo: 20 }))];
    const { totals, lines: quoted } = await quoteOf(lines, {
      pickupPointId: id,
      voucher: 'INSIEME15',
    });
    expect(quoted[0]).toMatchObject({ lineTotal: 18, discount: 1 });
    expect(totals.total).toBe(17);
  });

  it('never sells below the lawful price, and adds up to the cent', async () => {
    const { id } = service.bookshops.add();
    const priced = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 9_999 }),
        adottato: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const discounts = fc.record({
      adoptedBookDiscount: fc.integer({ min: 0, max: 15 }),
      otherBookDiscount: fc.integer({ min: 0, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(priced, discounts, async (books, taken) => {
        forgetBookshops(service);
        service.bookshops.add({ id, ...taken });
        const lines = books.map(({ cents, adottato, quantity }) =>
          wantedBook(service.schools.add({ prezzo: cents / 100, adottato }), { quantity }),
        );
        const quote = await quoteOf(lines, { pickupPointId: id });
        let sum = 0;
        quote.lines.forEach(({ price = 0, lineTotal }, index) => {
          const { cents = 0, adottato = false, quantity = 0 } = books[index] ?? {};
          const paid = Math.round(price * 100);
          const percent = adottato ? taken.adoptedBookDiscount : taken.otherBookDiscount;
          // In whole numbers: the least price that takes off no more than the percent.
          expect(paid * 100).toBeGreaterThanOrEqual(cents * (100 - percent));
          expect((paid - 1) * 100).toBeLessThan(cents * (100 - percent));
          expect(Math.round(lineTotal * 100)).toBe(paid * quantity);
          sum += paid * quantity;
        });
        expect(Math.round(quote.totals.total * 100)).toBe(sum);
      }),
      { numRuns: 25 },
    );
  });
});
