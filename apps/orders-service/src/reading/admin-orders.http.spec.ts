import { randomUUID } from 'node:crypto';
import type { adminOrderEndpoints, Order } from '@zaino/contracts/orders';
import type { z } from 'zod';
import { OrderEventEntity } from '../orders/order-event.entity';
import type { OrderEntity } from '../orders/order.entity';
import { RefundEntity } from '../payments/refund.entity';
import { aBookLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import type { SignedInCaller } from '../testing/test-calls';

type Page = z.output<typeof adminOrderEndpoints.orders.response>;

let service: TestService;
let staff: SignedInCaller;
/** Orders of one test: nobody else's are at this bookshop. */
let bookshopId: string;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.signIn({ role: 'admin' });
});
beforeEach(() => void (bookshopId = randomUUID()));
afterAll(() => service.stop());

const pickupPoint = (id: string) => ({
  id,
  name: 'Libreria del Corso',
  address: 'Corso Italia 3',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  phone: '',
  notes: '',
});

const place = (order: Partial<OrderEntity> = {}, lines = [aBookLine()]) =>
  placedOrder(service.dataSource, {
    order: { bookshopId, pickupPoint: pickupPoint(bookshopId), ...order },
    lines,
  });

async function find(filters: Record<string, string> = {}) {
  const query = new URLSearchParams({ bookshop: bookshopId, ...filters });
  const { body } = await staff.call<Page>({ path: `/api/admin/orders?${query.toString()}` });
  return { ...body, numbers: body.orders.map(({ number }) => number) };
}

describe('the list of staff', () => {
  it('tells whose each order is and who hands it out', async () => {
    const { order } = await place();
    const [found] = (await find()).orders;
    expect(found).toMatchObject({
      id: order.id,
      number: order.number,
      bookshop: 'Libreria del Corso',
      isLate: true,
      contact: { firstName: 'Anna', email: 'famiglia@example.com' },
      titles: ['Matematica verde 1'],
    });
  });

  it('tells which money is on its way back, until it is there or has failed', async () => {
    const { order } = await place({ state: 'cancelled', paymentState: 'refunded' });
    const { manager } = service.dataSource;
    const isPending = async () => (await find()).orders.map((one) => one.isRefundPending);
    expect(await isPending()).toEqual([false]);
    const refund = {
      orderId: order.id,
      paymentId: randomUUID(),
      amountCents: 100,
      reason: 'Reso',
      lineCents: {},
      providerId: null,
      createdAt: new Date(),
      doneAt: null,
    };
    await manager.insert(RefundEntity, { ...refund, id: randomUUID(), state: 'done' });
    expect(await isPending()).toEqual([false]);
    const id = randomUUID();
    await manager.insert(RefundEntity, { ...refund, id, state: 'pending' });
    expect(await isPending()).toEqual([true]);
    await manager.update(RefundEntity, { id }, { state: 'failed' });
    expect(await isPending()).toEqual([false]);
  });

  it('finds by state and payment, and counts the states over the rest', async () => {
    const paid = { state: 'paid', paymentState: 'paid' } as const;
    const numbers = [];
    for (const values of [paid, paid, { ...paid, state: 'waiting' } as const, {}]) {
      numbers.push((await place(values)).order.number);
    }
    const found = await find({ payment: 'paid', state: 'paid' });
    expect(found.numbers.sort()).toEqual(numbers.slice(0, 2).sort());
    expect(found.total).toBe(2);
    expect(found.states).toEqual(
      expect.arrayContaining([
        { state: 'paid', orders: 2 },
        { state: 'waiting', orders: 1 },
      ]),
    );
    expect(found.states).toHaveLength(2);
  });

  it('finds by days as they are in Italy, both included', async () => {
    for (const at of ['2026-07-09T21:59:59Z', '2026-07-09T22:00:00Z', '2026-07-10T21:59:59Z']) {
      await place({ createdAt: new Date(at), number: `Z${at.slice(8, 19)}` });
    }
    await place({ createdAt: new Date('2026-07-10T22:00:00Z') });
    const found = await find({ from: '2026-07-10', to: '2026-07-10' });
    expect(found.numbers).toEqual(['Z10T21:59:59', 'Z09T22:00:00']);
  });

  it('finds what is late: a date that is over, of something that is not there', async () => {
    const past = { expectedFrom: '2020-01-01', expectedTo: '2020-01-02' };
    const future = { expectedFrom: '2060-01-01', expectedTo: '2060-01-02' };
    const late = await place({}, [aBookLine(future), aBookLine({ ...past, state: 'waiting' })]);
    await place({}, [aBookLine({ ...past, state: 'delivered' })]);
    await place({}, [aBookLine({ ...past, state: 'cancelled' })]);
    await place({}, [aBookLine(future)]);
    expect((await find({ view: 'late' })).numbers).toEqual([late.order.number]);
    expect((await find()).orders.filter(({ isLate }) => isLate)).toHaveLength(1);
  });

  it.each([
    ['a number', 'ZN-7K3M-9QXD'],
    ['a part of a number', '9qxd'],
    ['the begin of a number', 'ZN'],
    ['a name', 'Bianchi'],
    ['the begin of a name', 'bian'],
    ['a name without its accent', 'Nicolo bianchi'],
    ['an e-mail', 'anna_b@posta.example'],
    ['an ISBN', '9788800000015'],
    ['words of a title', 'isola del tesoro'],
    ['words that are looked for by nobody', 'the com isola'],
  ])('finds %s', async (_, search) => {
    const number = `ZN-7K3M-9QXD`;
    await service.dataSource.query('DELETE FROM customer_order WHERE number = ?', [number]);
    const text =
      'zn-7k3m-9qxd nicolò bianchi anna_b@posta.example 9788800000015 l’isola del tesoro';
    await place({ number, searchText: text });
    await place({ number: `X-${randomUUID().slice(0, 8)}`, searchText: 'rossi mario' });
    expect((await find({ search })).numbers).toEqual([number]);
  });

  it.each(['Verdi', '+-*"()~<>@', 'bianchi verdi', '%'])('finds nothing by %s', async (search) => {
    await place({ searchText: 'bianchi' });
    expect(await find({ search })).toMatchObject({ numbers: [], total: 0, states: [] });
  });

  it('comes in pages', async () => {
    const placed = [];
    for (const hour of [3, 2, 1]) {
      placed.push(await place({ createdAt: new Date(`2026-08-01T0${hour}:00:00Z`) }));
    }
    const numbers = placed.map(({ order }) => order.number);
    const others: Record<string, string>[] = [{}, { search: 'bianchi' }];
    for (const more of others) {
      const first = await find({ limit: '2', ...more });
      expect(first).toMatchObject({ numbers: numbers.slice(0, 2), total: 3 });
      const second = await find({ limit: '2', after: String(first.next), ...more });
      expect(second).toMatchObject({ numbers: numbers.slice(2), total: 3, next: null });
    }
  });

  it('skips nothing and shows nothing twice where orders are of the same moment', async () => {
    const createdAt = new Date('2026-08-02T08:00:00.123Z');
    const placed = [];
    for (let count = 0; count < 5; count += 1) placed.push(await place({ createdAt }));
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: Awaited<ReturnType<typeof find>> = await find({
        limit: '2',
        ...(after !== '' && { after }),
      });
      seen.push(...page.numbers);
      after = page.next;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(placed.map(({ order }) => order.number)));
  });

  it.each(['2026-99-99T08:00:00.000Z~0', 'x', '2026-08-02T08:00:00.000Z'])(
    'begins at no place like %s',
    async (after) => {
      const query = new URLSearchParams({ after });
      const path = `/api/admin/orders?${query.toString()}`;
      expect((await staff.call({ path })).status).toBe(400);
    },
  );

  it('is for staff alone', async () => {
    const customer = await service.signIn();
    for (const path of ['/api/admin/orders', '/api/admin/orders/count']) {
      expect((await customer.call({ path })).status).toBe(401);
      expect((await service.call({ path })).status).toBe(401);
    }
  });
});

describe('an order for staff', () => {
  it('names who did what, which a customer is not told', async () => {
    const { order, lines } = await place({ state: 'waiting', paymentState: 'paid' });
    await service.dataSource.manager.insert(OrderEventEntity, {
      orderId: order.id,
      command: 'change-dates',
      to: null,
      who: 'staff',
      actorId: 'a-1',
      actorName: 'Lucia',
      lineIds: [lines[0]?.id ?? ''],
      at: new Date(),
      data: { expected: { from: '2026-12-03', to: '2026-12-05' } },
    });
    const path = `/api/admin/orders/${order.id}`;
    const seen = (await staff.call<Order>({ path })).body;
    expect(seen.events.at(-1)).toMatchObject({
      name: 'Lucia',
      who: 'staff',
      command: 'change-dates',
      text: 'Nuova data, previsto tra il 3 e il 5 dicembre',
    });
    const customer = await service.signIn({ uid: order.customerId });
    const own = (await customer.call<Order>({ path: `/api/orders/${order.id}` })).body;
    expect(own.events.at(-1)).toMatchObject({ name: null, who: 'staff' });
    expect((await customer.call({ path })).status).toBe(401);
  });

  it('tells what staff may do with each line', async () => {
    const { order } = await place({ state: 'waiting', paymentState: 'paid' }, [
      aBookLine({ state: 'waiting' }),
    ]);
    const { body } = await staff.call<Order>({ path: `/api/admin/orders/${order.id}` });
    expect(body.lines[0]?.commands).toEqual(
      expect.arrayContaining(['change-dates', 'reserve', 'cancel', 'refund']),
    );
    expect(body.lines[0]?.commands).not.toContain('confirm-payment');
  });

  it('is not there where it is not', async () => {
    const { status } = await staff.call({ path: `/api/admin/orders/${randomUUID()}` });
    expect(status).toBe(404);
  });
});
