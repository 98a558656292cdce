import { randomUUID } from 'node:crypto';
import type { Order, OrderSummary } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

interface Page {
  orders: OrderSummary[];
  total: number;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function customer() {
  const caller = await service.signIn();
  const place = (lines: Partial<OrderLineEntity>[] = [aBookLine()], order = {}) =>
    placedOrder(service.dataSource, { order: { customerId: caller.uid, ...order }, lines });
  const list = async (page = 1) =>
    (await caller.call<Page>({ path: `/api/orders?page=${page}` })).body;
  const read = async (id: string) => (await caller.call<Order>({ path: `/api/orders/${id}` })).body;
  return { ...caller, place, list, read };
}

describe('the list of the own orders', () => {
  it('is empty for somebody new, and nobody else’s', async () => {
    await (await customer()).place();
    const { list } = await customer();
    expect(await list()).toEqual({ orders: [], total: 0 });
  });

  it('tells of each order what is in it, where its lines are and when they come', async () => {
    const { place, list } = await customer();
    const { order } = await place([
      aBookLine({ state: 'shipped', expectedFrom: '2026-12-01', expectedTo: '2026-12-02' }),
      aBookLine({ state: 'waiting', expectedFrom: '2026-12-05', expectedTo: '2026-12-09' }),
      aProductLine({ quantity: 3, state: 'waiting', expectedFrom: null, expectedTo: null }),
      aBookLine({ state: 'delivered', expectedFrom: '2026-11-01', expectedTo: '2026-11-02' }),
      aBookLine({ state: 'cancelled', expectedFrom: '2027-01-01', expectedTo: '2027-01-02' }),
    ]);
    const [summary] = (await list()).orders;
    expect(summary).toEqual({
      id: order.id,
      number: order.number,
      state: 'received',
      paymentState: 'none',
      paymentMethod: 'card',
      shippingMethod: 'standard',
      canPay: true,
      createdAt: order.createdAt.toISOString(),
      itemCount: 7,
      total: order.totalCents / 100,
      titles: [
        'Matematica verde 1',
        'Matematica verde 1',
        'Quaderno a righe',
        'Matematica verde 1',
      ],
      isRefundPending: false,
      lineStates: [
        { state: 'shipped', lines: 1 },
        { state: 'waiting', lines: 2 },
        { state: 'delivered', lines: 1 },
        { state: 'cancelled', lines: 1 },
      ],
      expected: { from: '2026-12-01', to: '2026-12-09' },
    });
  });

  it('comes in pages of twenty, the newest first', async () => {
    const { place, list } = await customer();
    const placed = [];
    for (let days = 0; days < 23; days += 1) {
      placed.push(await place([aBookLine()], { createdAt: daysAgo(days) }));
    }
    const first = await list(1);
    const second = await list(2);
    const third = await list(3);
    const ids = [...first.orders, ...second.orders].map(({ id }) => id);
    expect(ids).toEqual(placed.map(({ order }) => order.id));
    expect(first.orders).toHaveLength(20);
    expect([first.total, third.orders]).toEqual([23, []]);
  });

  it('can be paid by card, in time, and while nobody has', async () => {
    const { place, list } = await customer();
    await place();
    await place([aBookLine()], { payBefore: daysAgo(1) });
    await place([aBookLine()], { paymentMethod: 'shop', paymentState: 'due', payBefore: null });
    await place([aBookLine()], { paymentState: 'paid', state: 'paid', payBefore: null });
    expect((await list()).orders.map(({ canPay }) => canPay).sort()).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('an own order', () => {
  it('is nobody else’s', async () => {
    const { order } = await (await customer()).place();
    const { call } = await customer();
    const answer = await call({ path: `/api/orders/${order.id}` });
    expect([answer.status, answer.body.detail]).toEqual([404, 'Ordine non trovato']);
    expect((await call({ path: `/api/orders/${randomUUID()}` })).status).toBe(404);
    expect((await service.call({ path: `/api/orders/${order.id}` })).status).toBe(401);
  });

  it('is kept by nobody on the way', async () => {
    const { place, call } = await customer();
    const { order } = await place();
    for (const path of ['/api/orders', `/api/orders/${order.id}`]) {
      expect((await call({ path })).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('has the state and the date of each line, in the order of the cart', async () => {
    const { place, read } = await customer();
    const { order, lines } = await place([
      aBookLine({ state: 'waiting', cancelAfter: '2026-12-24', acceptsEquivalent: true }),
      aProductLine({ state: 'delivered', deliveredAt: daysAgo(1), quantity: 2 }),
    ]);
    const answer = await read(order.id);
    expect(answer.lines).toMatchObject([
      {
        id: lines[0]?.id,
        type: 'book',
        reference: '9788800000015',
        state: 'waiting',
        title: 'Matematica verde 1',
        quantity: 1,
        price: 31.5,
        total: 31.5,
        discount: 0,
        expected: { from: '2026-09-10', to: '2026-09-18' },
        preference: { ifLate: 'cancel', cancelAfter: '2026-12-24', acceptsEquivalent: true },
        commands: ['cancel'],
        groupId: 'zaino',
      },
      { type: 'product', state: 'delivered', expected: null, total: 5, commands: [] },
    ]);
    expect(answer.groups).toEqual([
      {
        id: 'zaino',
        kind: 'delivery',
        bookshop: null,
        state: 'waiting',
        expected: { from: '2026-09-10', to: '2026-09-18' },
      },
    ]);
    expect(answer.trackingPath).toBe(`/tracking/${order.trackingToken}`);
    expect(answer.totals).toEqual({
      itemCount: 3,
      subtotal: 36.5,
      discount: 0,
      shippingCost: 5,
      cedola: 0,
      extras: 0,
      total: 41.5,
      refunded: 0,
      keptShipping: 0,
      givenUp: 0,
    });
  });

  it('names who hands it out, and what it sells itself', async () => {
    const { place, read } = await customer();
    const id = randomUUID();
    const pickupPoint = {
      id,
      name: 'Libreria del Corso',
      address: 'Corso Italia 3',
      city: 'Cremona',
      postalCode: '26100',
      province: 'Cremona',
      phone: '',
      notes: '',
    };
    const { order } = await place([aBookLine({ sellerId: id }), aProductLine()], {
      shippingMethod: 'pickup',
      address: null,
      pickupPoint,
      bookshopId: id,
    });
    expect((await read(order.id)).groups).toMatchObject([
      { id, kind: 'pickup', bookshop: { id, name: 'Libreria del Corso' } },
      { id: 'zaino', kind: 'pickup', bookshop: null },
    ]);
  });

  it('says where things go back to: to whoever handed them out', async () => {
    const { place, read } = await customer();
    const pickupPoint = {
      id: randomUUID(),
      name: 'Libreria del Corso',
      address: 'Corso Italia 3',
      city: 'Cremona',
      postalCode: '26100',
      province: 'CR',
      phone: '',
      notes: '',
    };
    const home = await read((await place()).order.id);
    const shop = await read((await place([aBookLine()], { pickupPoint })).order.id);
    expect(home.returnAddress).toMatch(/, .+/);
    expect(shop.returnAddress).toBe('Libreria del Corso, Corso Italia 3, 26100 Cremona (CR)');
  });

  it('can be withdrawn from until the end of the fourteenth day after the last parcel', async () => {
    const { place, read } = await customer();
    const delivered = (days: number) =>
      aBookLine({ state: 'delivered', deliveredAt: daysAgo(days) });
    const inTime = await read((await place([delivered(20), delivered(10)])).order.id);
    expect(inTime.withdrawalUntil).toMatch(/T2[12]:59:59\.999Z$/);
    expect(inTime.lines.map(({ canWithdraw }) => canWithdraw)).toEqual([true, true]);
    const late = await read((await place([delivered(20), delivered(16)])).order.id);
    expect(late.lines.map(({ canWithdraw }) => canWithdraw)).toEqual([false, false]);
    const open = await read((await place([delivered(20), aBookLine({ state: 'paid' })])).order.id);
    expect(open.withdrawalUntil).toBeNull();
    expect(open.lines.map(({ canWithdraw }) => canWithdraw)).toEqual([true, true]);
  });
});
