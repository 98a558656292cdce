import { randomUUID } from 'node:crypto';
import type { adminOrderEndpoints, staffOrderEndpoints } from '@zaino/contracts/orders';
import { insertRows } from '@zaino/service/write-rows';
import type { z } from 'zod';
import { OrderEntity } from '../orders/order.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { DisputeEntity } from '../payments/dispute.entity';
import { RefundEntity } from '../payments/refund.entity';
import { aBookLine, anOrder, aProductLine, placedOrder } from '../testing/placed-order';
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

async function neighboursOf(
  order: { id: string } | undefined,
  filters: Record<string, string> = {},
) {
  const query = new URLSearchParams({ search: word, ...filters });
  const path = `/api/admin/orders/${order?.id ?? ''}/neighbours?${query.toString()}`;
  return (await staff.call<Neighbours>({ path })).body;
}

/** Money of an order that goes back, or has. */
const giveBack = (orderId: string, state: RefundEntity['state']) =>
  service.dataSource.manager.insert(RefundEntity, {
    id: randomUUID(),
    orderId,
    state,
    paymentId: null,
    amountCents: 100,
    reason: 'Reso',
    lineCents: {},
    providerId: null,
    createdAt: new Date(),
    doneAt: null,
  });

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
    await giveBack(order.id, 'pending');
    await giveBack(there.order.id, 'done');
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

  it('say which order was made without an account', async () => {
    const { order: own } = await place();
    const { order: ofGuest } = await place({ isGuest: true });
    const isGuest = new Map((await find()).orders.map((one) => [one.id, one.isGuest]));
    expect(isGuest.get(ofGuest.id)).toBe(true);
    expect(isGuest.get(own.id)).toBeUndefined();
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
    expect(await neighboursOf(second)).toEqual({ previous: first, next: third });
    expect(await neighboursOf(first)).toEqual({ previous: null, next: second });
    expect(await neighboursOf(last)).toEqual({ previous: third, next: null });
    // One that was moved out of the list stands where it stood.
    const paid = await neighboursOf(second, { state: 'paid' });
    expect(paid).toEqual({ previous: first, next: third });
    const ofPaid = await neighboursOf(first, { state: 'paid' });
    expect(ofPaid).toEqual({ previous: null, next: third });
  });

  it('are known of orders of the same moment, too', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1)
      ids.push((await place({ createdAt: at(5) })).order.id);
    const [first = '', middle = '', last = ''] = (await find()).ids;
    expect([first, middle, last].sort()).toEqual(ids.sort());
    const { previous, next } = await neighboursOf({ id: middle });
    expect([previous?.id, next?.id]).toEqual([first, last]);
  });

  it('are of no order that there is not', async () => {
    const path = `/api/admin/orders/${randomUUID()}/neighbours`;
    expect((await staff.call({ path })).status).toBe(404);
  });
});

describe('the file of a list', () => {
  const fileOf = async (filters: Record<string, string> = {}) => {
    const query = new URLSearchParams({ search: word, ...filters });
    return staff.call<string>({ path: `/api/admin/orders.csv?${query.toString()}` });
  };
  /** Cells by line; what these tests place has no semicolon. */
  const cellsOf = (text: string) =>
    text
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'));

  it('has a line for each order of it, as a spreadsheet reads it', async () => {
    const createdAt = new Date('2026-08-31T22:30:00Z');
    const bookshopId = randomUUID();
    const { order } = await place(
      {
        createdAt,
        bookshopId,
        shippingMethod: 'pickup',
        pickupPoint: pickupPoint(bookshopId, 'Il Segnalibro'),
        paymentState: 'partly-refunded',
        state: 'waiting',
        refundedCents: 1_250,
      },
      [aBookLine({ state: 'waiting', quantity: 2 }), aProductLine({ state: 'waiting' })],
    );
    await place({ state: 'paid' });
    const { status, headers, body } = await fileOf({ state: 'waiting' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe('attachment; filename="ordini.csv"');
    expect(body.startsWith('\ufeffOrdine;Del;Stato;Pagamento;Cliente;')).toBe(true);
    const [, ...lines] = cellsOf(body);
    expect(lines).toEqual([
      [
        order.number,
        '01/09/2026',
        'In arrivo dal fornitore',
        'Rimborsato in parte',
        'Bianchi Anna',
        'famiglia@example.com',
        "'+39 333 1234567",
        'Ritiro in libreria',
        'Il Segnalibro',
        '3',
        'Matematica verde 1 | Quaderno a righe',
        '10/09/2026',
        '18/09/2026',
        '5,00',
        '70,50',
        '12,50',
      ],
    ]);
  });

  it('says of money on its way back that it is', async () => {
    const { order } = await place({ state: 'cancelled', paymentState: 'refunded' }, [
      aBookLine({ state: 'cancelled', refundedCents: 3_150 }),
    ]);
    await giveBack(order.id, 'pending');
    const [, [, , state, money] = []] = cellsOf((await fileOf()).body);
    expect([state, money]).toEqual(['Annullato', 'Rimborso in corso']);
  });

  it('is whole where it is longer than one look at the database', async () => {
    const many = Array.from({ length: 1_001 }, () => anOrder({ order: { searchText: word } }));
    await service.dataSource.transaction(async (manager) => {
      await insertRows(manager, { target: OrderEntity, rows: many.map(({ order }) => order) });
      const rows = many.flatMap(({ lines }) => lines);
      await insertRows(manager, { target: OrderLineEntity, rows });
    });
    const [, ...lines] = cellsOf((await fileOf()).body);
    expect(new Set(lines.map(([number]) => number)).size).toBe(1_001);
    expect(lines).toHaveLength(1_001);
  });

  it('is for staff alone', async () => {
    const path = '/api/admin/orders.csv';
    expect((await service.call({ path })).status).toBe(401);
    expect((await (await service.signIn()).call({ path })).status).toBe(401);
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
