import { randomUUID } from 'node:crypto';
import type { Sales, SalesBySchool } from '@zaino/contracts/orders';
import { startOfItalianDay } from '@zaino/rules/italian-day';
import { toCents } from '@zaino/rules/money';
import type { Seller } from '../orders/seller';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { OrderCommands } from '../transitions/order-commands';
import { SalesDays } from './sales-days';
import { centsOfRows } from './testing/cents-of-rows';

let service: TestService;
let staff: SignedInCaller;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.signIn({ role: 'admin' });
});
afterAll(() => service.stop());

const bookshopId = randomUUID();
const seller = (id: string | null, name: string): Seller => ({
  id,
  name,
  address: '',
  vatNumber: '',
  email: '',
  phone: '',
  returnsAddress: '',
});
const sellers = [seller(null, 'Zaino Srl'), seller(bookshopId, 'Libreria del Corso')];

const book = (values: Partial<OrderLineEntity> = {}) => aBookLine({ priceCents: 2_000, ...values });
const paid = { paymentState: 'paid' as const, paidAt: new Date('2026-03-01T08:00:00Z') };
const inShop = { paymentMethod: 'shop' as const, shippingMethod: 'pickup' as const, bookshopId };

const place = (at: string, order: Partial<OrderEntity>, lines = [book()]) =>
  placedOrder(service.dataSource, { order: { createdAt: new Date(at), ...order }, lines });

/** Each test has days of its own: the figures are of the whole shop. */
async function sales(from: string, to: string): Promise<Sales> {
  const { status, body } = await staff.call<Sales>({
    path: `/api/admin/stats/sales?from=${from}&to=${to}`,
  });
  expect(status).toBe(200);
  return body;
}

const bySchool = async (from: string, to: string) => {
  const path = `/api/admin/stats/sales-by-school?from=${from}&to=${to}`;
  return (await staff.call<SalesBySchool>({ path })).body;
};

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((all, item) => all + toCents(of(item)), 0);

/** Orders by card with lines of every kind, one of them with a voucher and money back for a part. */
async function ordersByCard() {
  await place(
    '2026-03-02T08:00:00Z',
    { ...paid, paymentState: 'partly-refunded', voucherCode: 'ESTATE', refundedCents: 200 },
    [
      book({ quantity: 2, discountCents: 300 }),
      book({ vat: 'libro-usato', priceCents: 999, refundedCents: 200 }),
      book({ vat: 'ebook', priceCents: 1_501 }),
      aProductLine({ quantity: 3, discountCents: 75 }),
    ],
  );
  await place(
    '2026-03-03T08:00:00Z',
    { ...paid, shippingMethod: 'pickup', bookshopId, sellers, refundedCents: 250 },
    [
      book({ sellerId: bookshopId, soldBy: bookshopId, priceCents: 1_700, coverCents: 2_000 }),
      book({ soldBy: bookshopId, extra: 'covering', extraState: 'done', extraCents: 250 }),
      book({
        soldBy: bookshopId,
        extra: 'covering',
        extraState: 'dropped',
        extraCents: 250,
        extraRefundedCents: 250,
        refundedCents: 250,
      }),
      aProductLine(),
    ],
  );
}

/** Orders by card of which something was undone: all of one, one that lost free shipping, one whose money is not back. */
async function undoneOrders() {
  await place(
    '2026-03-03T09:00:00Z',
    { ...paid, state: 'refunded', paymentState: 'refunded', refundedCents: 2_500 },
    [book({ state: 'refunded', refundedCents: 2_000 })],
  );
  await place(
    '2026-03-04T08:00:00Z',
    { ...paid, paymentState: 'partly-refunded', refundedCents: 4_500 },
    [
      book({ priceCents: 5_000 }),
      book({ priceCents: 5_000, state: 'refunded', refundedCents: 5_000 }),
    ],
  );
  const partly = { ...paid, paymentState: 'partly-refunded' as const, refundedCents: 1_500 };
  await place('2026-03-04T09:00:00Z', partly, [
    book(),
    book({ state: 'returned' }),
    book({ state: 'refunded', extraCents: 250, refundedCents: 1_500 }),
  ]);
}

/** Orders that are paid in the shop: due, paid, and paid by a Comune. */
async function ordersOfTheShop() {
  await place('2026-03-05T08:00:00Z', { ...inShop, paymentState: 'due', shippingCents: 0 }, [
    book(),
    book({ state: 'cancelled', priceCents: 777 }),
  ]);
  await place('2026-03-05T09:00:00Z', { ...inShop, ...paid, refundedCents: 1_500 }, [
    book(),
    book({ state: 'cancelled' }),
    book({ state: 'returned', refundedCents: 1_500 }),
  ]);
  await place('2026-03-05T10:00:00Z', { ...inShop, ...paid }, [
    book({ cedolaId: randomUUID(), cedolaState: 'accepted', cedolaCents: 2_000 }),
    book({
      cedolaId: randomUUID(),
      cedolaCents: 1_500,
      priceCents: 1_500,
      state: 'cancelled',
      isOffBill: false,
    }),
  ]);
  await place('2026-03-05T11:00:00Z', { ...inShop, paymentState: 'due' }, [
    book({ state: 'cancelled' }),
  ]);
}

describe('what orders of every kind brought', () => {
  beforeAll(async () => {
    await ordersByCard();
    await undoneOrders();
    await ordersOfTheShop();
    await place('2026-03-05T12:00:00Z', { paymentState: 'none' });
  });

  it('agrees with them to the cent, in all and in each of its parts', async () => {
    const found = await sales('2026-03-01', '2026-03-31');
    const { totals } = found;
    const rows = await centsOfRows(
      service.dataSource,
      startOfItalianDay('2026-03-01'),
      startOfItalianDay('2026-04-01'),
    );
    expect(toCents(totals.total)).toBe(rows);
    expect([totals.placed, totals.orders]).toEqual([10, 9]);
    expect(sum(found.kinds, ({ amount }) => amount)).toBe(rows);
    expect(sum(found.days, ({ total }) => total)).toBe(rows);
    const parts: { turnover: number; pieces: number }[][] = [
      found.days,
      found.methods,
      found.payments,
      found.sellers,
    ];
    for (const part of parts) {
      expect(sum(part, ({ turnover }) => turnover)).toBe(toCents(totals.turnover));
      expect(sum(part, ({ pieces }) => pieces)).toBe(toCents(totals.pieces));
    }
    expect(toCents(totals.turnover + totals.extras + totals.shipping + totals.kept)).toBe(rows);
  });

  it('counts each kind of what was paid by itself', async () => {
    const { kinds, vouchers, totals, sellers: found } = await sales('2026-03-02', '2026-03-03');
    expect(kinds).toEqual([
      { kind: 'libro', pieces: 5, amount: 94 },
      { kind: 'libro-usato', pieces: 1, amount: 7.99 },
      { kind: 'ebook', pieces: 1, amount: 15.01 },
      { kind: 'ordinaria', pieces: 4, amount: 9.25 },
      { kind: 'servizio', pieces: 1, amount: 2.5 },
      { kind: 'spedizione', pieces: 0, amount: 10 },
    ]);
    expect(vouchers).toMatchObject([{ code: 'ESTATE', orders: 1, discount: 3.75 }]);
    expect(totals).toMatchObject({ extras: 2.5, refunded: 29.5 });
    expect(found).toEqual([
      { id: null, name: 'Zaino Srl', orders: 3, pieces: 8, turnover: 69.25 },
      { id: bookshopId, name: 'Libreria del Corso', orders: 1, pieces: 3, turnover: 57 },
    ]);
  });

  it('has what is kept of lines that were undone, and shipping that was held back', async () => {
    const { totals, methods } = await sales('2026-03-04', '2026-03-04');
    expect(totals).toMatchObject({ turnover: 70, shipping: 10, kept: 25, extras: 2.5 });
    expect(methods).toMatchObject([{ method: 'standard', orders: 2, pieces: 2 }]);
  });

  it('has what is to be paid in the shop, and what Comuni pay', async () => {
    const { totals, payments } = await sales('2026-03-05', '2026-03-05');
    expect(totals).toMatchObject({ placed: 5, orders: 4, turnover: 60, kept: 5, ofComuni: 20 });
    expect(payments).toEqual([{ method: 'shop', orders: 4, pieces: 3, turnover: 60 }]);
  });
});

describe('what the whole shop sold', () => {
  it('tells what a basket was worth, and how many different books and products it had', async () => {
    const split = book({ reference: '9788800000022' });
    await place('2026-04-01T08:00:00Z', paid, [book({ quantity: 3 }), split, split]);
    await place('2026-04-01T08:00:00Z', paid, [aProductLine()]);
    await place('2026-04-01T08:00:00Z', paid, [aProductLine({ priceCents: 750 })]);
    const { totals } = await sales('2026-04-01', '2026-04-30');
    expect(totals.baskets).toEqual({ mean: 40, median: 12.5, lines: 1.3 });
    expect((await sales('2020-04-01', '2020-04-02')).totals.baskets).toBeNull();
  });

  it('follows each change of an order, and counts a day again for nothing else', async () => {
    const { order } = await place('2026-05-04T08:00:00Z', { ...inShop, paymentState: 'due' });
    const days = service.app.get(SalesDays, { strict: false });
    const may = { from: '2026-05-01', to: '2026-05-31' };
    expect(await days.refresh(may)).toBe(1);
    expect(await days.refresh(may)).toBe(0);
    expect((await sales(may.from, may.to)).totals).toMatchObject({ pieces: 1, turnover: 20 });
    const actor = { who: 'staff', id: 'admin-1', name: 'Carla' } as const;
    await service.app
      .get(OrderCommands, { strict: false })
      .run({ orderId: order.id, command: 'cancel', actor, data: { reason: 'Prova' } });
    expect((await sales(may.from, may.to)).totals).toMatchObject({ pieces: 0, turnover: 0 });
    await place('2026-05-04T09:00:00Z', paid);
    expect((await sales(may.from, may.to)).totals).toMatchObject({ orders: 2, pieces: 1 });
  });

  it('stands beside the same days of the year before, where something was ordered', async () => {
    await place('2024-06-10T21:59:00Z', paid);
    await place('2024-06-10T22:00:00Z', paid);
    await place('2023-06-11T08:00:00Z', paid, [book({ quantity: 2 })]);
    const found = await sales('2024-06-10', '2024-06-11');
    expect(found.days.map(({ day, turnover }) => [day, turnover])).toEqual([
      ['2024-06-10', 20],
      ['2024-06-11', 20],
    ]);
    expect(found.yearBefore).toMatchObject({ orders: 1, pieces: 2, turnover: 40 });
    expect(found.daysBefore).toMatchObject([{ day: '2023-06-11', turnover: 40 }]);
    expect((await sales('2023-06-10', '2023-06-11')).yearBefore).toBeNull();
  });

  it('is told by school and class; an order for two classes is one of the school', async () => {
    const other = { schoolCode: 'CRIC80200Q', className: '3', sectionName: 'B' };
    await place('2026-07-01T08:00:00Z', paid, [
      book(),
      book({ className: '2' }),
      book({ ...other, priceCents: 500 }),
      book({ className: '2', state: 'refunded', refundedCents: 2_000 }),
      aProductLine(),
    ]);
    await place('2026-07-02T08:00:00Z', paid);
    const found = await bySchool('2026-07-01', '2026-07-31');
    expect([found.schoolCount, found.classCount]).toEqual([2, 3]);
    expect(found.schools).toMatchObject([
      {
        codice: 'CRIC80100X',
        nome: 'Istituto di prova',
        orders: 2,
        pieces: 3,
        turnover: 60,
        classes: [
          { classe: '1', sezione: 'A', orders: 2, pieces: 2 },
          { classe: '2', sezione: 'A', orders: 1, pieces: 1 },
        ],
      },
      { codice: 'CRIC80200Q', orders: 1, turnover: 5 },
    ]);
  });

  it.each([
    ['2026-09-02', '2026-09-01'],
    ['2026-01-01', '2027-02-05'],
    ['2026-02-30', '2026-03-01'],
    ['', ''],
  ])('refuses a period from %j to %j', async (from, to) => {
    for (const name of ['sales', 'sales-by-school', 'after-sale', 'order-steps']) {
      const path = `/api/admin/stats/${name}?from=${from}&to=${to}`;
      expect((await staff.call({ path })).status).toBe(400);
    }
  });

  it('is no business of families and bookshops', async () => {
    const path = '/api/admin/stats/sales?from=2026-03-01&to=2026-03-31';
    expect((await service.call({ path })).status).toBe(401);
    for (const user of [{}, { role: 'bookshop' as const, tenantId: bookshopId }]) {
      const stranger = await service.signIn(user);
      expect((await stranger.call({ path })).status).toBe(401);
    }
  });
});
