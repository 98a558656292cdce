import { randomUUID } from 'node:crypto';
import type { BookshopFigures } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { NOBODY } from '../customers/forget-order';
import { OrderEventEntity } from '../orders/order-event.entity';
import type { OrderEntity } from '../orders/order.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
/** Orders of one test: nobody else's are at this bookshop. */
let bookshopId: string;
beforeAll(async () => void (service = await startTestService()));
beforeEach(() => void (bookshopId = randomUUID()));
afterAll(() => service.stop());

const book = (values: Parameters<typeof aBookLine>[0] = {}) =>
  aBookLine({ sellerId: bookshopId, priceCents: 2_000, ...values });

const place = (at: string, lines = [book()], order: Partial<OrderEntity> = {}) =>
  placedOrder(service.dataSource, {
    order: {
      bookshopId,
      shippingMethod: 'pickup',
      paymentState: 'paid',
      createdAt: new Date(at),
      ...order,
    },
    lines,
  });

const ask = (from: string, to: string, call = service.serviceCall) =>
  call<BookshopFigures>({
    path: `/internal/bookshops/${bookshopId}/figures?from=${from}&to=${to}`,
  });

async function figures(from = '2026-09-01', to = '2026-09-30'): Promise<BookshopFigures> {
  const { status, body } = await ask(from, to);
  expect(status).toBe(200);
  return body;
}

const hasArrived = (placed: { order: OrderEntity }, after: number) =>
  service.dataSource.manager.insert(OrderEventEntity, {
    orderId: placed.order.id,
    command: 'reserve',
    to: 'reserved',
    who: 'bookshop',
    actorId: null,
    actorName: null,
    lineIds: [],
    data: {},
    at: new Date(placed.order.createdAt.getTime() + after),
  });

describe('the figures of a bookshop', () => {
  it('are of its own books that stay sold, after discounts and what was given back', async () => {
    await place('2026-09-02T08:00:00Z', [
      book({ quantity: 2, discountCents: 300 }),
      book({ refundedCents: 200 }),
      book({ state: 'cancelled' }),
      book({ state: 'refunded', refundedCents: 2_000 }),
      aProductLine(),
    ]);
    expect((await figures()).totals).toEqual({
      orders: 1,
      lines: 2,
      pieces: 3,
      gross: 60,
      turnover: 55,
      piecesOrdered: 5,
      piecesFilled: 0,
    });
  });

  it('count what the bookshop takes off the cover price as taken off', async () => {
    await place('2026-09-02T08:00:00Z', [
      book({ quantity: 2, priceCents: 1_700, coverCents: 2_000, discountCents: 100 }),
      book(),
    ]);
    const { totals, schools, publishers } = await figures();
    const sums = { pieces: 3, gross: 60, turnover: 53 };
    expect(totals).toMatchObject(sums);
    expect(schools).toMatchObject([sums]);
    expect(publishers).toMatchObject([sums]);
  });

  it('leave out other bookshops, other days and what nobody has paid or promised to', async () => {
    await place('2026-09-02T08:00:00Z', undefined, { bookshopId: randomUUID() });
    await place('2026-09-02T08:00:00Z', undefined, { paymentState: 'none' });
    await place('2026-08-31T21:59:59Z');
    await place('2026-09-30T22:00:00Z');
    const { totals, days, schools, publishers } = await figures();
    expect([totals.orders, days, schools, publishers]).toEqual([0, [], [], []]);
  });

  it('go by the days in Italy', async () => {
    await place('2026-09-01T22:30:00Z');
    await place('2026-09-02T20:00:00Z');
    await place('2026-09-04T08:00:00Z');
    expect((await figures()).days).toMatchObject([
      { day: '2026-09-02', orders: 2, turnover: 40 },
      { day: '2026-09-04', orders: 1, turnover: 20 },
    ]);
  });

  it('count an order for two classes of a school as one of the school', async () => {
    const other = { schoolCode: 'CRIC80200Q', className: '3', sectionName: 'B' };
    await place('2026-09-02T08:00:00Z', [
      book(),
      book(),
      book({ className: '2' }),
      book({ ...other, priceCents: 1_000 }),
      book({ schoolCode: null, className: null, sectionName: null, priceCents: 500 }),
    ]);
    await place('2026-09-03T08:00:00Z');
    const { schools } = await figures();
    expect(schools).toMatchObject([
      {
        school: { codice: 'CRIC80100X', nome: 'Istituto di prova' },
        orders: 2,
        turnover: 80,
        classes: [
          { classe: '1', sezione: 'A', orders: 2, pieces: 3 },
          { classe: '2', sezione: 'A', orders: 1, pieces: 1 },
        ],
      },
      { school: { codice: 'CRIC80200Q' }, turnover: 10 },
      { school: null, turnover: 5, classes: [{ classe: '', sezione: '' }] },
    ]);
  });

  it('tell the publishers, those of whom most was sold first', async () => {
    await place('2026-09-02T08:00:00Z', [
      book({ publisher: 'Valle' }),
      book({ publisher: 'Rio Secco', priceCents: 3_000 }),
      book({ publisher: null, priceCents: 100 }),
    ]);
    const { publishers } = await figures();
    expect(publishers.map(({ publisher, turnover }) => [publisher, turnover])).toEqual([
      ['Rio Secco', 30],
      ['Valle', 20],
      [null, 1],
    ]);
  });

  it('count what is ready and what was handed over, also where it came back', async () => {
    const deliveredAt = new Date('2026-09-05T08:00:00Z');
    await place('2026-09-02T08:00:00Z', [
      book({ state: 'ready', quantity: 2 }),
      book({ state: 'delivered', deliveredAt }),
      book({ state: 'returned', deliveredAt }),
      book({ state: 'waiting' }),
      book({ state: 'cancelled' }),
    ]);
    expect((await figures()).totals).toMatchObject({ piecesOrdered: 6, piecesFilled: 4 });
  });

  it('tell after how many days all of an order had arrived', async () => {
    const at = '2026-09-02T08:00:00Z';
    for (const days of [1, 2, 9]) {
      const placed = await place(at, [book({ state: 'ready' })], { state: 'ready' });
      await hasArrived(placed, DAY_MS / 2);
      await hasArrived(placed, days * DAY_MS + HOUR_MS);
    }
    await hasArrived(await place(at, [book()], { state: 'waiting' }), 20 * DAY_MS);
    expect((await figures()).completion).toEqual({ orders: 3, median: 2, ninetieth: 9 });
    expect((await figures('2026-10-01', '2026-10-02')).completion).toEqual({
      orders: 0,
      median: null,
      ninetieth: null,
    });
  });

  it('tell the families, and which of them had ordered here before', async () => {
    const [faithful, away] = [randomUUID(), randomUUID()];
    await place('2026-08-01T08:00:00Z', undefined, { customerId: faithful });
    await place('2026-08-01T08:00:00Z', undefined, { customerId: NOBODY });
    await place('2026-08-01T08:00:00Z', undefined, { customerId: away, bookshopId: randomUUID() });
    for (const customerId of [faithful, faithful, away, NOBODY, randomUUID()]) {
      await place('2026-09-02T08:00:00Z', undefined, { customerId });
    }
    expect((await figures()).families).toEqual({ all: 3, returning: 1 });
  });

  it('tell what has been ready for a week, whenever it was ordered', async () => {
    const daysAgo = (days: number) => new Date(service.now() - days * DAY_MS);
    const ready = (days: number) =>
      book({ state: 'ready', stateSince: daysAgo(days), discountCents: 100 });
    await place('2026-03-01T08:00:00Z', [ready(8), ready(6)], { state: 'ready' });
    await place('2026-03-01T08:00:00Z', [ready(30), book({ state: 'waiting' })], {
      state: 'waiting',
    });
    await place('2026-03-01T08:00:00Z', [book({ state: 'delivered', stateSince: daysAgo(9) })], {
      state: 'delivered',
    });
    expect((await figures()).uncollected).toEqual({ orders: 2, pieces: 2, value: 38 });
  });

  it('stand beside those of the same days of the year before, where there are such', async () => {
    await place('2025-09-30T08:00:00Z');
    await place('2025-10-01T08:00:00Z');
    expect((await figures()).yearBefore).toMatchObject({ orders: 1, turnover: 20 });
    expect((await figures('2027-01-01', '2027-01-31')).yearBefore).toBeNull();
  });

  it.each([
    ['2026-09-02', '2026-09-01'],
    ['2026-01-01', '2027-02-05'],
    ['1999-12-31', '2000-01-01'],
    ['2026-02-30', '2026-03-01'],
    ['', ''],
  ])('refuse a period from %j to %j', async (from, to) => {
    expect((await ask(from, to)).status).toBe(400);
  });

  it('have 400 days at most, and are for other services alone', async () => {
    expect((await ask('2026-01-01', '2027-02-04')).status).toBe(200);
    const owner = await service.signIn({ role: 'bookshop', tenantId: bookshopId });
    expect((await ask('2026-09-01', '2026-09-02', owner.call)).status).toBe(401);
  });
});
