import { randomUUID } from 'node:crypto';
import type { adminOrderEndpoints, staffOrderEndpoints } from '@zaino/contracts/orders';
import type { z } from 'zod';
import type { OrderEntity } from '../orders/order.entity';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { DisputeEntity } from '../payments/dispute.entity';
import { RefundEntity } from '../payments/refund.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

type Page = z.output<typeof adminOrderEndpoints.orders.response>;
type Neighbours = z.output<typeof staffOrderEndpoints.neighbours.response>;
type Bookshops = z.output<typeof staffOrderEndpoints.bookshops.response>;

let service: TestService;
let staff: SignedInCaller;
/** Word of the orders of one test. */
let word: string;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.signIn({ role: 'admin' });
});
beforeEach(() => void (word = `prova${randomUUID().slice(0, 8)}`));
afterAll(() => service.stop());

const place = (
  order: Partial<OrderEntity> = {},
  lines: Partial<OrderLineEntity>[] = [aBookLine()],
) => placedOrder(service.dataSource, { order: { searchText: word, ...order }, lines });

async function find(filters: Record<string, string> = {}) {
  const query = new URLSearchParams({ search: word, ...filters });
  const { body } = await staff.call<Page>({ path: `/api/admin/orders?${query.toString()}` });
  return { ...body, ids: body.orders.map(({ id }) => id) };
}

async function neighboursOf(id: string, filters: Record<string, string> = {}) {
  const query = new URLSearchParams({ search: word, ...filters });
  const path = `/api/admin/orders/${id}/neighbours?${query.toString()}`;
  return (await staff.call<Neighbours>({ path })).body;
}

const pickupPoint = (id: string, name: string) => ({
  id,
  name,
  address: 'Corso Italia 3',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  phone: '',
  notes: '',
});

describe('the filters of staff', () => {
  it('tell what is sent from what is picked up', async () => {
    const bookshopId = randomUUID();
    const sent = await place();
    const fetched = await place({ bookshopId, shippingMethod: 'pickup', address: null });
    expect((await find({ delivery: 'standard' })).ids).toEqual([sent.order.id]);
    expect((await find({ delivery: 'pickup' })).ids).toEqual([fetched.order.id]);
    expect((await find({ bookshop: bookshopId })).ids).toEqual([fetched.order.id]);
  });

  it('find a school by its code, however it is written', async () => {
    const { order } = await place({}, [aBookLine({ schoolCode: 'MIEE8ZZ01X' })]);
    await place();
    expect((await find({ school: ' miee8zz01x ' })).ids).toEqual([order.id]);
  });

  it('find what can leave today: all of one delivery, or some of several', async () => {
    const [aside, waiting] = [{ state: 'reserved' }, { state: 'waiting' }] as const;
    const whole = await place({ state: 'reserved', paymentState: 'paid' }, [aBookLine(aside)]);
    const part = await place({ state: 'waiting', paymentState: 'paid', deliveries: 'several' }, [
      aBookLine(waiting),
      aProductLine(aside),
    ]);
    await place({ state: 'waiting', paymentState: 'paid' }, [
      aBookLine(waiting),
      aProductLine(aside),
    ]);
    await place({ state: 'reserved', bookshopId: randomUUID(), shippingMethod: 'pickup' }, [
      aBookLine(aside),
    ]);
    await place({ state: 'shipped' }, [aBookLine({ state: 'shipped' })]);
    const { ids, total } = await find({ view: 'to-ship' });
    expect(new Set(ids)).toEqual(new Set([whole.order.id, part.order.id]));
    expect(total).toBe(2);
  });

  it('find whose money is on its way back', async () => {
    const { order } = await place({ state: 'cancelled', paymentState: 'refunded' });
    const there = await place({ state: 'refunded', paymentState: 'refunded' });
    const refund = { paymentId: null, amountCents: 100, reason: 'Reso', lineCents: {} };
    const more = { providerId: null, createdAt: new Date(), doneAt: null };
    for (const [orderId, state] of [
      [order.id, 'pending'],
      [there.order.id, 'done'],
    ] as const) {
      const row = { ...refund, ...more, id: randomUUID(), orderId, state };
      await service.dataSource.manager.insert(RefundEntity, row);
    }
    expect((await find({ view: 'refunding' })).ids).toEqual([order.id]);
  });

  it('find whose payment a bank asks back, until that is decided', async () => {
    const asked = await place({ state: 'shipped', paymentState: 'paid' });
    const won = await place({ state: 'shipped', paymentState: 'paid' });
    const now = new Date();
    const times = { dueAt: now, openedAt: now, closedAt: null, toldAt: now };
    const more = { amountCents: 100, reason: 'fraudulent', isRefundable: false, ...times };
    for (const [{ order }, state] of [
      [asked, 'under-review'],
      [won, 'won'],
    ] as const) {
      const row = {
        ...more,
        id: `dp_${order.id}`,
        orderId: order.id,
        paymentId: randomUUID(),
        state,
      };
      await service.dataSource.manager.insert(DisputeEntity, row);
    }
    expect((await find({ view: 'disputed' })).ids).toEqual([asked.order.id]);
  });

  it('say what staff may do with an order, and which version it is', async () => {
    await place({ state: 'reserved', paymentState: 'paid', version: 4 }, [
      aBookLine({ state: 'reserved' }),
    ]);
    const [order] = (await find()).orders;
    expect(order).toMatchObject({ version: 4 });
    expect(order?.commands).toEqual(['ship', 'cancel', 'refund']);
  });
});

describe('the neighbours of an order', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 7, 3, hour));

  it('are those of the list with its filters, the newest first', async () => {
    const placed = [];
    for (const hour of [9, 8, 7, 6]) {
      const state = hour === 8 ? ('waiting' as const) : ('paid' as const);
      placed.push((await place({ createdAt: at(hour), state })).order);
    }
    const [first, second, third, last] = placed.map(({ id, number }) => ({ id, number }));
    expect(await neighboursOf(second?.id ?? '')).toEqual({ previous: first, next: third });
    expect(await neighboursOf(first?.id ?? '')).toEqual({ previous: null, next: second });
    expect(await neighboursOf(last?.id ?? '')).toEqual({ previous: third, next: null });
    // One that was moved out of the list stands where it stood.
    const paid = await neighboursOf(second?.id ?? '', { state: 'paid' });
    expect(paid).toEqual({ previous: first, next: third });
    const ofPaid = await neighboursOf(first?.id ?? '', { state: 'paid' });
    expect(ofPaid).toEqual({ previous: null, next: third });
  });

  it('are known of orders of the same moment, too', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1)
      ids.push((await place({ createdAt: at(5) })).order.id);
    const [first = '', middle = '', last = ''] = (await find()).ids;
    expect([first, middle, last].sort()).toEqual(ids.sort());
    const { previous, next } = await neighboursOf(middle);
    expect([previous?.id, next?.id]).toEqual([first, last]);
  });

  it('are of no order that there is not', async () => {
    const path = `/api/admin/orders/${randomUUID()}/neighbours`;
    expect((await staff.call({ path })).status).toBe(404);
  });
});

describe('the bookshops of orders', () => {
  it('are told by the name that their newest order has', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const at = (day: number) => new Date(Date.UTC(2026, 5, day));
    const names: [string, string, number][] = [
      [one, 'Zeta', 1],
      [one, 'Alfa', 2],
      [other, 'Beta', 1],
    ];
    for (const [id, name, day] of names) {
      const own = { bookshopId: id, pickupPoint: pickupPoint(id, name), createdAt: at(day) };
      await place({ shippingMethod: 'pickup', ...own });
    }
    const { body } = await staff.call<Bookshops>({ path: '/api/admin/orders/bookshops' });
    expect(body.bookshops.filter(({ id }) => id === one || id === other)).toEqual([
      { id: one, name: 'Alfa' },
      { id: other, name: 'Beta' },
    ]);
  });

  it('are for staff alone', async () => {
    const customer = await service.signIn();
    for (const path of [
      'bookshops',
      'views',
      `${randomUUID()}/neighbours`,
      `${randomUUID()}/note`,
    ]) {
      const call = { path: `/api/admin/orders/${path}` };
      expect((await customer.call(call)).status).toBe(401);
      expect((await service.call(call)).status).toBe(401);
    }
  });
});
