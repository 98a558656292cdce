import type { DeliveryDays, Quote, WantedLine } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { addVoucher } from '../testing/add-voucher';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook, wantedProduct } from '../testing/wanted';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const ask = (lines: WantedLine[], rest: object = {}) =>
  service.call<Quote>({
    method: 'POST',
    path: '/api/quotes',
    body: { lines, shippingMethod: 'standard', ...rest },
  });
const quoteOf = async (lines: WantedLine[], rest: object = {}) => {
  const { status, body } = await ask(lines, rest);
  expect(status).toBe(200);
  return body;
};

/** A Monday, far from any holiday. */
const onMonday = () => service.advance(Date.parse('2026-09-14T08:00:00Z') - service.now());

describe('a quote', () => {
  it('has the texts, prices, days and costs of now', async () => {
    onMonday();
    const book = service.schools.add({ titolo: 'Storia 2', prezzo: 24.9 });
    const product = service.catalogue.add({ nome: 'Astuccio', prezzo: 12.5, pezzi_disponibili: 7 });
    const children = [{ childId: 'anna', quantity: 1 }];
    const quote = await quoteOf([
      wantedBook(book, { quantity: 2, children }),
      wantedProduct(product),
    ]);
    expect(quote.changes).toEqual([]);
    expect(quote.totals).toEqual({
      itemCount: 3,
      subtotal: 62.3,
      discount: 0,
      shippingCost: 5,
      cedola: 0,
      extras: 0,
      total: 67.3,
    });
    expect(quote.lines).toMatchObject([
      {
        line: {
          titolo: 'Storia 2',
          prezzo: 24.9,
          quantity: 2,
          children,
          scuola: { nome: 'Istituto di prova' },
        },
        pieces: 2,
        availability: 'ok',
        piecesLeft: null,
        lineTotal: 49.8,
        isOrdered: true,
        vat: 'libro',
        expected: { from: '2026-09-21', to: '2026-10-01' },
      },
      {
        line: { nome: 'Astuccio', prezzo: 12.5 },
        pieces: 1,
        availability: 'ok',
        piecesLeft: 7,
        lineTotal: 12.5,
        isOrdered: false,
        // One delivery waits for the last book.
        vat: 'ordinaria',
        expected: { from: '2026-09-21', to: '2026-10-01' },
      },
    ]);
  });

  it('has the days that are told to whoever has not chosen yet', async () => {
    onMonday();
    const lines = [wantedBook(service.schools.add()), wantedProduct(service.catalogue.add())];
    const { body: days } = await service.call<DeliveryDays>({
      method: 'GET',
      path: '/api/delivery-days',
    });
    for (const shippingMethod of ['standard', 'pickup'] as const) {
      const quote = await quoteOf(lines, { shippingMethod, deliveries: 'several' });
      expect(quote.lines.map(({ expected }) => expected)).toEqual([
        days.ordered[shippingMethod],
        days.inStock[shippingMethod],
      ]);
    }
    expect(days.ordered.pickup).toEqual({ from: '2026-09-17', to: '2026-09-28' });
  });

  it('has each line come by itself where several deliveries are wanted', async () => {
    onMonday();
    const lines = [wantedBook(service.schools.add()), wantedProduct(service.catalogue.add())];
    const quote = await quoteOf(lines, { deliveries: 'several' });
    expect(quote.lines.map(({ expected }) => expected.from)).toEqual(['2026-09-21', '2026-09-16']);
    expect(quote.totals.shippingCost).toBe(5);
  });

  it('asks each service once, however many lines there are', async () => {
    const lines = Array.from({ length: 40 }, (_, index) =>
      index % 2 ? wantedBook(service.schools.add()) : wantedProduct(service.catalogue.add()),
    );
    const before = service.catalogue.calls.length + service.schools.calls.length;
    await quoteOf(lines);
    expect(service.catalogue.calls.length + service.schools.calls.length - before).toBe(2);
  });

  it('says what is no longer as it was seen', async () => {
    const { schools, catalogue } = service;
    const dearer = schools.add({ titolo: 'Arte', prezzo: 20 });
    const unsellable = schools.add({ titolo: 'Latino', vendibile: false });
    const scarce = catalogue.add({ nome: 'Zaino', pezzi_disponibili: 1, prezzo: 40 });
    const soldOut = catalogue.add({ nome: 'Colla', pezzi_disponibili: 0 });
    const inTens = catalogue.add({ nome: 'Fogli', pezzi_singolo_acquisto: 10 });
    const quote = await quoteOf([
      wantedBook(dearer, { prezzo: 18.5 }),
      wantedBook(unsellable),
      wantedBook({ ...dearer, isbn: '9780000000000' }),
      wantedProduct(scarce, { quantity: 3 }),
      wantedProduct(soldOut),
      wantedProduct(inTens, { quantity: 9 }),
      { type: 'product', id: 'nessuno', quantity: 1, prezzo: 1 },
    ]);
    expect(quote.changes.map(({ kind, text }) => [kind, text])).toEqual([
      ['price', 'Il prezzo di «Arte» è cambiato: da 18,50\u00a0€ a 20,00\u00a0€.'],
      ['gone', '«Latino» non è più disponibile.'],
      ['gone', 'Il libro 9780000000000 non è più disponibile.'],
      ['short', 'Di «Zaino» resta 1 pezzo.'],
      ['gone', '«Colla» non è più disponibile.'],
      ['short', '«Fogli» si vende a partire da 10 pezzi.'],
      ['gone', 'Un prodotto non è più disponibile.'],
    ]);
    expect(quote.lines.map(({ pieces }) => pieces)).toEqual([1, 0, 0, 1, 0, 0, 0]);
    expect(quote.totals).toMatchObject({ itemCount: 2, subtotal: 60, total: 65 });
  });

  it('never sells a book below what the law allows, whatever its list says', async () => {
    const adopted = service.schools.add({ prezzo: 20, prezzoScontato: 5, adottato: true });
    const other = service.schools.add({ prezzo: 20, prezzoScontato: 5, adottato: false });
    const quote = await quoteOf([wantedBook(adopted), wantedBook(other)]);
    expect(quote.lines.map(({ line }) => line.prezzo)).toEqual([17, 19]);
  });

  it('is another one by its fingerprint as soon as anything is agreed to differently', async () => {
    onMonday();
    const product = service.catalogue.add({ prezzo: 50, pezzi_disponibili: 99 });
    const lines = [wantedProduct(product), wantedBook(service.schools.add())];
    const first = await quoteOf(lines);
    expect((await quoteOf(lines)).fingerprint).toBe(first.fingerprint);
    const others = [
      await quoteOf(lines, { shippingMethod: 'pickup' }),
      await quoteOf(lines, { deliveries: 'several' }),
      await quoteOf(lines.slice(0, 1)),
      await quoteOf([wantedProduct(product, { quantity: 2 }), ...lines.slice(1)]),
    ];
    service.catalogue.add({ id: product.id, prezzo: 50.01 });
    others.push(await quoteOf(lines));
    service.advance(DAY_MS);
    others.push(await quoteOf(lines));
    const prints = [first, ...others].map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('is empty for an empty cart, and asks nobody', async () => {
    const before = service.catalogue.calls.length + service.schools.calls.length;
    expect((await quoteOf([])).totals.total).toBe(0);
    expect(service.catalogue.calls.length + service.schools.calls.length).toBe(before);
  });

  it('refuses at its field a line that is there twice, and one with more for children than it has', async () => {
    const line = wantedProduct(service.catalogue.add());
    const children = [{ childId: 'anna', quantity: 2 }];
    const { status, body } = await ask([line, { ...line, children }]);
    expect(status).toBe(400);
    expect(body.errors?.map(({ path }) => path)).toEqual(['lines.1', 'lines.1.children']);
  });

  it('is unavailable while a service is away that knows the prices, and not for the books it knows', async () => {
    const lines = [wantedBook(service.schools.add())];
    await quoteOf(lines);
    service.schools.isAway = true;
    expect((await ask(lines)).status).toBe(200);
    expect((await ask([wantedBook(service.schools.add())])).status).toBe(503);
    service.schools.isAway = false;
  });
});

describe('a voucher in a quote', () => {
  const voucher = {
    kind: 'percent' as const,
    value: 10,
    appliesTo: 'all' as const,
    validFrom: '2026-01-01T00:00:00Z',
    validUntil: '2099-01-01T00:00:00Z',
    mostUses: null,
  };
  const add = (values: object) => addVoucher(service, { ...voucher, code: 'DIECI', ...values });

  it('takes off what it says, and on books no more than the law allows', async () => {
    await add({ code: 'DIECI' });
    const lines = [
      wantedProduct(service.catalogue.add({ prezzo: 30 })),
      wantedBook(service.schools.add({ prezzo: 20, adottato: false })),
    ];
    const quote = await quoteOf(lines, { voucher: 'dieci' });
    expect(quote.lines.map(({ discount }) => discount)).toEqual([3, 1]);
    expect(quote.totals).toMatchObject({ subtotal: 50, discount: 4, total: 51 });
    expect(quote.voucher).toEqual({
      code: 'DIECI',
      isValid: true,
      note: 'Sui libri lo sconto si ferma a quello che la legge permette (Legge 15/2020).',
    });
    expect((await quoteOf(lines)).fingerprint).not.toBe(quote.fingerprint);
  });

  it.each([
    ['SCONOSCIUTO', {}, 'Questo buono non esiste: controlla il codice.'],
    ['FUTURO', { validFrom: '2098-01-01T00:00:00Z' }, 'Questo buono non è ancora valido.'],
    ['PASSATO', { validUntil: '2026-01-02T00:00:00Z' }, 'Questo buono è scaduto.'],
    ['LIBRI', { appliesTo: 'books' }, 'Il buono non vale per quello che hai scelto.'],
  ])('says why %s takes nothing off', async (code, values, note) => {
    if (code !== 'SCONOSCIUTO') await add({ code, ...values });
    const quote = await quoteOf([wantedProduct(service.catalogue.add())], { voucher: code });
    expect(quote.voucher).toEqual({ code, isValid: false, note });
    expect(quote.totals.discount).toBe(0);
  });
});

describe('a quote of what is picked up', () => {
  const restricted = { accountId: 'acct_1', canTakeCards: false, isVerified: true };
  const obstaclesAt = async (pickupPointId: string | null, shippingMethod = 'pickup') => {
    const lines = [wantedBook(service.schools.add())];
    return (await quoteOf(lines, { shippingMethod, pickupPointId })).obstacles;
  };

  it('says where the bookshop takes no cards, and nothing where it does', async () => {
    const { id } = service.bookshops.add({ payments: restricted });
    expect(await obstaclesAt(id)).toMatchObject([{ payment: 'card', code: 'bookshop-cards-off' }]);
    expect(await obstaclesAt(id, 'standard')).toEqual([]);
    expect(await obstaclesAt(service.bookshops.add().id)).toEqual([]);
    expect(await obstaclesAt(null)).toEqual([]);
    expect(await obstaclesAt('7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a900')).toEqual([]);
  });
});
