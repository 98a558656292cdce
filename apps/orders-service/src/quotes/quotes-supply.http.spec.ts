import type { DeliveryDays, Quote, WantedLine } from '@zaino/contracts/orders';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { OrderLineEntity } from '../orders/order-line.entity';
import { orderCalls } from '../testing/order-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook } from '../testing/wanted';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const quoteOf = async (lines: WantedLine[], rest: object = {}) => {
  const { status, body } = await service.call<Quote>({
    method: 'POST',
    path: '/api/quotes',
    body: { lines, shippingMethod: 'standard', ...rest },
  });
  expect(status).toBe(200);
  return body;
};

/** A Monday, far from any holiday: ten o’clock in Italy. */
const onMonday = () => service.advance(Date.parse('2026-09-14T08:00:00Z') - service.now());

describe('a quote of what distributors have', () => {
  it('has the days that distributors say for a book, the same as whoever asked before', async () => {
    onMonday();
    const days = { from: 1, to: 2 };
    const inStock = { state: 'in-stock', days, cutOff: 11 } as const;
    const reprint = { state: 'reprint', days, date: '2026-10-01' } as const;
    const lines = [
      wantedBook(service.schools.add({ availability: inStock })),
      wantedBook(service.schools.add({ availability: reprint })),
      wantedBook(service.schools.add()),
    ];
    const path = '/api/delivery-days?lead=1-2h11&lead=1-2d2026-10-01';
    const { body } = await service.call<DeliveryDays>({ method: 'GET', path });
    for (const shippingMethod of ['standard', 'pickup'] as const) {
      const quote = await quoteOf(lines, { shippingMethod, deliveries: 'several' });
      expect(quote.lines.map(({ expected }) => expected)).toEqual([
        body.leads?.[0]?.days[shippingMethod],
        body.leads?.[1]?.days[shippingMethod],
        body.ordered[shippingMethod],
      ]);
    }
    const [first] = (await quoteOf(lines, { deliveries: 'several' })).lines;
    expect(first?.expected).toEqual({ from: '2026-09-17', to: '2026-09-21' });
    // The distributor has sent all of today.
    service.advance(2 * HOUR_MS);
    const [later] = (await quoteOf(lines, { deliveries: 'several' })).lines;
    expect(later?.expected).toEqual({ from: '2026-09-18', to: '2026-09-22' });
  });

  it('says of each line that waits for others when it would be there alone', async () => {
    onMonday();
    const days = { from: 1, to: 2 };
    const lines = [
      wantedBook(service.schools.add({ availability: { state: 'in-stock', days } })),
      wantedBook(service.schools.add()),
    ];
    const { lines: together } = await quoteOf(lines);
    const all = { from: '2026-09-21', to: '2026-10-01' };
    expect(together.map(({ expected, alone }) => [expected, alone])).toEqual([
      [all, { from: '2026-09-17', to: '2026-09-21' }],
      [all, undefined],
    ]);
    const { lines: apart } = await quoteOf(lines, { deliveries: 'several' });
    expect(apart.map(({ alone }) => alone)).toEqual([undefined, undefined]);
  });

  it('refuses to count what is no lead of a distributor', async () => {
    for (const query of ['lead=domani', 'lead=1-2h24', 'lead=1-2d2026-13-01', 'lead=1-2&lead=']) {
      const { status } = await service.call({ method: 'GET', path: `/api/delivery-days?${query}` });
      expect(status).toBe(400);
    }
  });

  it('says why distributors cannot bring a book, and which edition there is instead', async () => {
    const { schools } = service;
    const gone = { vendibile: false } as const;
    const newEdition = {
      isbn: '9788800000027',
      titolo: 'Arte nuova',
      autore: 'B. Bo',
      editore: 'Rio Secco',
      copertina: null,
      prezzo: 22,
    };
    const children = [{ childId: 'anna', quantity: 2 }];
    const replaced = schools.add({
      ...gone,
      titolo: 'Arte',
      motivoNonVendibile: 'sostituito',
      availability: { state: 'replaced', newIsbn: newEdition.isbn },
      newEdition,
    });
    const quote = await quoteOf([
      wantedBook(schools.add({ ...gone, titolo: 'Greco', motivoNonVendibile: 'fuori-catalogo' })),
      wantedBook(schools.add({ ...gone, titolo: 'Epica', motivoNonVendibile: 'in-ristampa' })),
      wantedBook(replaced, { quantity: 2, children }),
    ]);
    expect(quote.changes.map(({ kind, text }) => [kind, text])).toEqual([
      ['gone', '«Greco» è fuori catalogo: l’editore non lo stampa più.'],
      ['gone', '«Epica» è in ristampa, e l’editore non dice ancora per quando.'],
      ['gone', '«Arte» è stato sostituito da «Arte nuova» (ISBN 9788800000027).'],
    ]);
    expect(quote.lines.map((line) => line.newEdition)).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ ...newEdition, type: 'book', quantity: 2, children }),
    ]);
  });
});

describe('an order of what distributors have', () => {
  it('keeps for each line the days that were agreed to', async () => {
    onMonday();
    const calls = orderCalls(service);
    const customer = await service.signIn();
    const days = { from: 1, to: 2 };
    const lines = [
      wantedBook(service.schools.add({ availability: { state: 'in-stock', days } })),
      wantedBook(service.schools.add()),
    ];
    const body = await calls.bodyOf(lines, { deliveries: 'several' });
    const { status, body: placed } = await calls.send(customer, body);
    expect(status).toBe(200);
    const rows = await service.dataSource.manager.find(OrderLineEntity, {
      where: { orderId: placed.orderId },
      order: { position: 'ASC' },
    });
    expect(rows.map(({ expectedFrom, expectedTo }) => [expectedFrom, expectedTo])).toEqual([
      ['2026-09-17', '2026-09-21'],
      ['2026-09-21', '2026-10-01'],
    ]);
  });

  it('is not made of what distributors cannot bring any more', async () => {
    const calls = orderCalls(service);
    const customer = await service.signIn();
    const book = service.schools.add({ titolo: 'Greco' });
    const body = await calls.bodyOf([wantedBook(book)]);
    service.schools.add({ ...book, vendibile: false, motivoNonVendibile: 'fuori-catalogo' });
    // Books are believed for a minute.
    service.advance(2 * MINUTE_MS);
    expect(await calls.send(customer, body)).toMatchObject({ status: 409 });
  });
});
