import { randomUUID } from 'node:crypto';
import type { DeskOrder, deskEndpoints } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import type { z } from 'zod';
import { OrderEventEntity } from '../orders/order-event.entity';
import type { OrderEntity } from '../orders/order.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

type Page = z.output<typeof deskEndpoints.orders.response>;

let service: TestService;
let owner: SignedInCaller;
/** Orders of one test: nobody else's are at this bookshop. */
let bookshopId: string;
beforeAll(async () => void (service = await startTestService()));
beforeEach(async () => {
  bookshopId = randomUUID();
  owner = await service.signIn({ role: 'bookshop', tenantId: bookshopId });
});
afterAll(() => service.stop());

const place = (order: Partial<OrderEntity> = {}, lines = [aBookLine({ sellerId: bookshopId })]) =>
  placedOrder(service.dataSource, {
    order: { bookshopId, shippingMethod: 'pickup', paymentState: 'paid', ...order },
    lines,
  });

async function find(filters: Record<string, string> = {}) {
  const query = new URLSearchParams(filters).toString();
  const { body } = await owner.call<Page>({ path: `/api/desk/orders?${query}` });
  return { ...body, numbers: body.orders.map(({ number }) => number) };
}

const daysAgo = (days: number) => new Date(service.now() - days * DAY_MS);

describe('the list of a bookshop', () => {
  it('tells whom each order is for, which classes, what is due and what may be done', async () => {
    const { order } = await place(
      { paymentMethod: 'shop', paymentState: 'due', state: 'reserved' },
      [
        aBookLine({ sellerId: bookshopId, state: 'reserved', discountCents: 150 }),
        aBookLine({ sellerId: bookshopId, state: 'cancelled' }),
      ],
    );
    expect((await find()).orders).toMatchObject([
      {
        id: order.id,
        version: 1,
        stage: 'complete',
        contact: { lastName: 'Bianchi' },
        classes: [
          {
            school: { codice: 'CRIC80100X', nome: 'Istituto di prova' },
            classe: '1',
            sezione: 'A',
          },
        ],
        due: 35,
        readySince: null,
        commands: ['mark-ready', 'cancel', 'register-shop-payment', 'enter-cedola'],
      },
    ]);
  });

  it('has its own orders alone, and none that nobody has paid or promised to', async () => {
    const { order } = await place();
    await place({ bookshopId: randomUUID() });
    await place({ bookshopId: null, shippingMethod: 'standard' });
    await place({ paymentState: 'none' });
    expect((await find()).numbers).toEqual([order.number]);
  });

  it('counts each stage over all other filters, and shows one', async () => {
    const states = ['received', 'paid', 'waiting', 'reserved', 'ready', 'delivered', 'refunded'];
    for (const state of states as OrderEntity['state'][]) await place({ state });
    const { stages, total } = await find();
    expect(total).toBe(7);
    expect(Object.fromEntries(stages.map(({ stage, orders }) => [stage, orders]))).toEqual({
      'to-order': 2,
      awaited: 1,
      complete: 1,
      ready: 1,
      'handed-over': 1,
      ended: 1,
    });
    expect(await find({ stage: 'to-order' })).toMatchObject({ total: 2, stages });
  });

  it('begins with who has waited longest, and among what is over with the latest', async () => {
    const older = { createdAt: daysAgo(2) };
    const [open, openBefore] = [
      await place({ state: 'waiting' }),
      await place({ state: 'waiting', ...older }),
    ];
    const [over, overBefore] = [
      await place({ state: 'delivered' }),
      await place({ state: 'delivered', ...older }),
    ];
    const numbers = (...placed: { order: OrderEntity }[]) =>
      placed.map(({ order }) => order.number);
    expect((await find({ stage: 'awaited' })).numbers).toEqual(numbers(openBefore, open));
    expect((await find({ stage: 'handed-over' })).numbers).toEqual(numbers(over, overBefore));
    const first = await find({ stage: 'awaited', limit: '1' });
    expect(first.next).toBe(openBefore.order.id);
    const second = await find({ stage: 'awaited', limit: '1', after: first.next ?? '' });
    expect(second.numbers).toEqual(numbers(open));
    const last = await find({ open: 'false', after: over.order.id });
    expect([last.numbers, last.total, last.next]).toEqual([numbers(overBefore), 2, null]);
    expect((await find({ open: 'true' })).numbers).toEqual(numbers(openBefore, open));
  });

  it('is filtered by school, class and section', async () => {
    const { order } = await place();
    await place({}, [aProductLine()]);
    const school = 'CRIC80100X';
    const narrower: Record<string, string>[] = [{}, { classe: '1' }, { classe: '1', sezione: 'A' }];
    for (const filters of narrower) {
      expect((await find({ school, ...filters })).numbers).toEqual([order.number]);
    }
    expect((await find({ school, classe: '2' })).numbers).toEqual([]);
    expect((await find({ school: 'RMIC80100X' })).numbers).toEqual([]);
  });

  it.each(['📘\u0000', 'CRIC 80100X', 'x'.repeat(21)])(
    'is not filtered by what is no code of a school: %j',
    async (school) => {
      const path = `/api/desk/orders?${new URLSearchParams({ school }).toString()}`;
      expect((await owner.call({ path })).status).toBe(400);
    },
  );

  it('is filtered by what nobody has collected for so many days', async () => {
    const ready = (days: number) => aBookLine({ state: 'ready', stateSince: daysAgo(days) });
    const { order } = await place({ state: 'ready' }, [ready(9), ready(8)]);
    await place({ state: 'ready' }, [ready(9), ready(6)]);
    await place({ state: 'waiting' }, [ready(9), aBookLine({ state: 'waiting' })]);
    const found = await find({ uncollected: '7' });
    expect(found.numbers).toEqual([order.number]);
    const since = Date.parse(found.orders[0]?.readySince ?? '');
    expect(Math.round((service.now() - since) / DAY_MS)).toBe(8);
  });

  it('is filtered by what is late', async () => {
    const { order } = await place({ state: 'waiting' }, [
      aBookLine({ state: 'waiting', expectedFrom: '2020-01-01', expectedTo: '2020-01-02' }),
    ]);
    await place({ state: 'waiting' }, [aBookLine({ state: 'waiting', expectedTo: '2060-01-02' })]);
    expect((await find({ late: 'true' })).numbers).toEqual([order.number]);
  });

  it.each(['333 1234567', '+39 333-1234567', '0039 3331234567', '978-88-00-00001-5', 'zn-7k3m'])(
    'finds %s',
    async (search) => {
      const number = `ZN-7K3M-${randomUUID().slice(0, 4)}`.toUpperCase();
      const searchText = `${number} bianchi anna 3331234567 9788800000015`.toLowerCase();
      await place({ number, searchText });
      await place({ searchText: 'zn-1111-2222 rossi 3339999999 9788800000022' });
      expect((await find({ search })).numbers).toEqual([number]);
    },
  );

  it.each(['📘', '📘\u0000', "' OR 1=1 --", 'ZN-📘', 'àè', '\u0000'])(
    'finds nothing by %j, and fails at nothing',
    async (words) => {
      await place({ searchText: 'bianchi' });
      expect(await find({ search: words })).toMatchObject({ numbers: [], total: 0 });
      expect(await find({ school: 'CRIC80100X', classe: words.slice(0, 10) })).toMatchObject({
        total: 0,
      });
    },
  );

  it('forgets whom an order was for once it needs nobody', async () => {
    const line = aBookLine({ sellerId: bookshopId, state: 'delivered', stateSince: daysAgo(31) });
    const searchText = 'zn-old0-0001 bianchi anna';
    const { order } = await place({ number: 'ZN-OLD0-0001', state: 'delivered', searchText }, [
      line,
    ]);
    expect((await find()).orders[0]?.contact).toBeNull();
    expect((await find({ search: 'bianchi' })).numbers).toEqual([]);
    expect((await find({ search: order.number })).numbers).toEqual([order.number]);
    const { body } = await owner.call<DeskOrder>({ path: `/api/desk/orders/${order.id}` });
    expect(body).toMatchObject({ contact: null, children: [], invoice: null });
    await service.dataSource.query('DELETE FROM customer_order WHERE id = ?', [order.id]);
  });

  it('is for owners alone', async () => {
    const customer = await service.signIn();
    for (const path of ['/api/desk/orders', `/api/desk/orders/${randomUUID()}`]) {
      expect((await customer.call({ path })).status).toBe(403);
      expect((await service.call({ path })).status).toBe(401);
    }
  });
});

describe('an order of a bookshop', () => {
  const read = (id: string, caller = owner) =>
    caller.call<DeskOrder>({ path: `/api/desk/orders/${id}` });

  it('names its own people, and not those of the shop', async () => {
    const { order, lines } = await place({ state: 'waiting' });
    const at = new Date(service.now());
    for (const [who, actorName] of [
      ['staff', 'Lucia'],
      ['bookshop', 'Marta'],
    ] as const) {
      await service.dataSource.manager.insert(OrderEventEntity, {
        orderId: order.id,
        command: 'change-dates',
        to: null,
        who,
        actorId: 'x',
        actorName,
        lineIds: lines.map(({ id }) => id),
        at,
        data: {},
      });
    }
    const { body } = await read(order.id);
    expect(body.stage).toBe('awaited');
    expect(body.events.slice(1).map(({ who, name }) => [who, name])).toEqual([
      ['staff', null],
      ['bookshop', 'Marta'],
    ]);
  });

  it('may not cancel or order what the shop itself sells, and hands it over', async () => {
    const { order } = await place({ state: 'ready' }, [
      aProductLine({ state: 'ready' }),
      aBookLine({ sellerId: bookshopId, state: 'ready' }),
    ]);
    const { body } = await read(order.id);
    expect(body.lines.map(({ commands }) => commands)).toEqual([
      ['deliver'],
      ['deliver', 'cancel'],
    ]);
  });

  it('is not there for another bookshop', async () => {
    const { order } = await place();
    const other = await service.signIn({ role: 'bookshop', tenantId: randomUUID() });
    expect((await read(order.id, other)).status).toBe(404);
    expect((await read(randomUUID())).status).toBe(404);
  });
});
