import type { Order, OrderRequest, Quote, WantedLine } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { waitUntil } from '@zaino/testing/processes';
import { CustomersService } from '../customers/customers.service';
import { systemActor } from '../orders/actor';
import type { Command } from '../orders/command';
import { OrderCommands } from '../transitions/order-commands';
import { UnpaidOrderSweep } from '../sweeps/unpaid-order-sweep';
import { orderCalls } from '../testing/order-calls';
import type { SignedInCaller, TestCalls } from '../testing/test-calls';
import { startTestService, type TestProcess, type TestService } from '../testing/test-service';
import { wantedBook, wantedProduct } from '../testing/wanted';
import { CustomerLockEntity } from './customer-lock.entity';

/** Small enough to be met in a test. */
const limits = {
  SHOP_ORDER_MOST_EURO: 100,
  SHOP_ORDER_MOST_ARTICLE_PIECES: 8,
  SHOP_OPEN_MOST_ORDERS: 3,
  SHOP_OPEN_MOST_EURO: 150,
  SHOP_OPEN_MOST_PIECES: 20,
  SHOP_OPEN_MOST_ARTICLE_PIECES: 10,
  CARD_OPEN_MOST_ORDERS: 3,
  CARD_OPEN_MOST_PIECES: 30,
};

let service: TestService;
let copy: TestProcess;
let worker: TestProcess;
let calls: ReturnType<typeof orderCalls>;
let atShop: Partial<OrderRequest>;
beforeAll(async () => {
  service = await startTestService({ config: limits });
  copy = await service.startProcess('main');
  worker = await service.startProcess('worker');
  calls = orderCalls(service);
  const { id: pickupPointId } = service.bookshops.add();
  atShop = { shippingMethod: 'pickup', pickupPointId, payment: 'shop' };
});
afterAll(() => service.stop());

const product = (prezzo = 1, pieces = 1_000) =>
  service.catalogue.add({ prezzo, pezzi_disponibili: pieces });
const pieces = (quantity: number, of = product()) => wantedProduct(of, { quantity });

/** What came of an order: `ok`, or the code of its refusal. */
async function outcome(caller: SignedInCaller, lines: WantedLine[], values = atShop) {
  const { status, body } = await calls.send(caller, await calls.bodyOf(lines, values));
  return status === 200 ? 'ok' : body.code;
}

async function placed(caller: SignedInCaller, lines: WantedLine[], values = atShop) {
  const { status, body } = await calls.send(caller, await calls.bodyOf(lines, values));
  expect([status, body.code]).toEqual([200, undefined]);
  return body.orderId;
}

async function quoteOf(caller: Pick<TestCalls, 'call'>, lines: WantedLine[]) {
  const { body } = await caller.call<Quote>({
    method: 'POST',
    path: '/api/quotes',
    body: { lines, shippingMethod: 'pickup' },
  });
  return body;
}

/** As staff does it. */
const run = (
  orderId: string,
  command: Command['command'],
  { data, lineIds }: Pick<Command, 'data' | 'lineIds'> = {},
) =>
  service.app
    .get(OrderCommands, { strict: false })
    .run({ orderId, command, actor: systemActor, data: data ?? {}, ...(lineIds && { lineIds }) });

const cancel = async (caller: SignedInCaller, orderId: string) => {
  const path = `/api/orders/${orderId}`;
  const { body: order } = await caller.call<Order>({ path });
  const body = { lineIds: order.lines.map(({ id }) => id) };
  return caller.call({ method: 'POST', path: `${path}/cancellation`, body });
};

describe('pieces for nothing', () => {
  it('are not to be had by an account whose address nobody has proven', async () => {
    const stranger = await service.signIn({ isEmailVerified: false });
    const shelf = Array.from({ length: 20 }, () => product(0.5, 100));
    for (const one of shelf) {
      expect(await outcome(stranger, [pieces(8, one)])).toBe('email-unproven');
      expect(service.catalogue.stockOf(one.id)).toBe(100);
    }
    expect(await outcome(stranger, [pieces(2)], {})).toBe('ok');
  });

  it('can be had from the moment at which it is proven', async () => {
    const stranger = await service.signIn({ isEmailVerified: false });
    const line = pieces(2);
    expect(await outcome(stranger, [line])).toBe('email-unproven');
    expect((await quoteOf(stranger, [line])).obstacles).toMatchObject([
      {
        payment: 'shop',
        code: 'email-unproven',
        text: expect.stringContaining('conferma prima') as string,
      },
    ]);
    const sessions = service.app.get(SessionStore, { strict: false });
    await sessions.updateUser(stranger.uid, { isEmailVerified: true });
    expect((await quoteOf(stranger, [line])).obstacles).toEqual([]);
    expect(await outcome(stranger, [line])).toBe('ok');
  });

  it.each<[string, string, () => WantedLine[]]>([
    ['an order of too much value', 'shop-order-value', () => [pieces(8, product(12.6))]],
    ['too many pieces of one article', 'shop-article-pieces', () => [pieces(9)]],
    [
      'too many of a book, on two lists',
      'shop-article-pieces',
      () => {
        const book = service.schools.add({ prezzo: 2 });
        const other = wantedBook(book, { quantity: 4, sezione: 'B' });
        return [wantedBook(book, { quantity: 5 }), other];
      },
    ],
    ['too many pieces', 'shop-open-pieces', () => [pieces(8), pieces(8), pieces(5)]],
  ])('are refused beyond %s, and offered by card', async (_, code, lines) => {
    const customer = await service.signIn();
    const wanted = lines();
    const { obstacles } = await quoteOf(customer, wanted);
    expect(obstacles).toMatchObject([{ payment: 'shop', code }]);
    const { status, body } = await calls.send(customer, await calls.bodyOf(wanted, atShop));
    expect([status, body.code]).toEqual([409, code]);
    expect(body.errors).toEqual([{ path: 'payment', message: obstacles?.[0]?.text }]);
    expect(await outcome(customer, wanted, { ...atShop, payment: 'card' })).toBe('ok');
  });

  it('are said to be too many before anybody is signed in', async () => {
    expect((await quoteOf(service, [pieces(9)])).obstacles).toMatchObject([
      { payment: 'shop', code: 'shop-article-pieces' },
    ]);
    expect((await quoteOf(service, [pieces(8)])).obstacles).toEqual([]);
  });

  it('are counted over all that a customer has not paid yet', async () => {
    const customer = await service.signIn();
    const one = product();
    await placed(customer, [pieces(6, one)]);
    expect(await outcome(customer, [pieces(5, one)])).toBe('shop-open-article-pieces');
    await placed(customer, [pieces(1, product(80))]);
    expect(await outcome(customer, [pieces(1, product(70))])).toBe('shop-open-value');
    expect(await outcome(customer, [pieces(8), pieces(6)])).toBe('shop-open-pieces');
    await placed(customer, [pieces(1)]);
    expect(await outcome(customer, [pieces(1)])).toBe('shop-open-orders');
    expect(await outcome(await service.signIn(), [pieces(1)])).toBe('ok');
  });

  it('are given back by cancelling, by paying and by fetching', async () => {
    const customer = await service.signIn();
    const [first, second, third] = [
      await placed(customer, [pieces(1)]),
      await placed(customer, [pieces(1)]),
      await placed(customer, [pieces(1)]),
    ];
    expect(await outcome(customer, [pieces(1)])).toBe('shop-open-orders');
    expect((await cancel(customer, first)).status).toBe(200);
    await placed(customer, [pieces(1)]);
    await run(second, 'register-shop-payment');
    await placed(customer, [pieces(1)]);
    await run(third, 'mark-ready');
    expect(await outcome(customer, [pieces(1)])).toBe('shop-open-orders');
    await run(third, 'deliver');
    await placed(customer, [pieces(1)]);
    expect(await outcome(customer, [pieces(1)])).toBe('shop-open-orders');
  });

  it('are not to be had by asking for many orders at once, of several copies', async () => {
    const customer = await service.signIn();
    const other = { ...customer, call: copyOf(customer) };
    const bodies = await Promise.all(
      Array.from({ length: 40 }, async () => calls.bodyOf([pieces(1)], atShop)),
    );
    const answers = await Promise.all(
      bodies.map((body, index) => calls.send(index % 2 ? other : customer, body)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(3);
    const codes = new Set(answers.flatMap(({ body }) => body.code ?? []));
    expect([...codes]).toEqual(['shop-open-orders']);
    // What was reserved for those that came too late is back.
    const held = bodies.map(({ lines }) => (lines[0]?.type === 'product' ? lines[0].id : ''));
    const left = held.map((id) => 1_000 - service.catalogue.stockOf(id));
    expect(left.reduce((sum, one) => sum + one, 0)).toBe(3);
  });

  /** The same session at the other copy. */
  const copyOf =
    ({ headers }: SignedInCaller): SignedInCaller['call'] =>
    (call) =>
      copy.call({ ...call, headers: { ...headers, ...call.headers } });

  it('leave nothing of the customer behind who goes', async () => {
    const customer = await service.signIn();
    await placed(customer, [pieces(1)]);
    const { manager } = service.dataSource;
    const mine = { customerId: customer.uid };
    expect(await manager.countBy(CustomerLockEntity, mine)).toBe(1);
    await service.app.get(CustomersService, { strict: false }).forget(customer.uid);
    expect(await manager.countBy(CustomerLockEntity, mine)).toBe(0);
  });
});

describe('orders that wait for their payment by card', () => {
  it('are so many at once and hold so many pieces, until they are paid, cancelled or lapsed', async () => {
    const customer = await service.signIn({ isEmailVerified: false });
    const byCard = {};
    const first = await placed(customer, [pieces(20)], byCard);
    expect(await outcome(customer, [pieces(11)], byCard)).toBe('card-open-pieces');
    // A supplier sends books: they hold nothing back from others.
    const book = service.schools.add({ prezzo: 1 });
    await placed(customer, [wantedBook(book, { quantity: 60 })], byCard);
    await placed(customer, [pieces(10)], byCard);
    expect(await outcome(customer, [pieces(1)], byCard)).toBe('card-open-orders');
    const { obstacles } = await quoteOf(customer, [pieces(1)]);
    expect(obstacles).toMatchObject([{ payment: 'card', code: 'card-open-orders' }, {}]);
    expect((await cancel(customer, first)).status).toBe(200);
    expect(await outcome(customer, [pieces(1)], byCard)).toBe('ok');
  });

  it('are not made by asking for many at once', async () => {
    const customer = await service.signIn();
    const bodies = await Promise.all(
      Array.from({ length: 40 }, async () => calls.bodyOf([pieces(1)])),
    );
    const answers = await Promise.all(bodies.map((body) => calls.send(customer, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

describe('an order to be paid in the shop', () => {
  const sweep = () => worker.app.get(UnpaidOrderSweep, { strict: false }).run();
  const read = async (caller: SignedInCaller, id: string) =>
    (await caller.call<Order>({ path: `/api/orders/${id}` })).body;

  it('says before and after for how long it is kept, and lapses then by itself', async () => {
    const customer = await service.signIn();
    const one = product(1, 50);
    const { shopHold } = await quoteOf(customer, [pieces(5, one)]);
    expect(shopHold?.days).toBe(14);
    const id = await placed(customer, [pieces(5, one)]);
    const order = await read(customer, id);
    expect(italianDay(new Date(order.payBefore ?? ''))).toBe(shopHold?.until);
    expect(service.catalogue.stockOf(one.id)).toBe(45);
    const daysLeft = (Date.parse(order.payBefore ?? '') - service.now()) / DAY_MS;
    // Two to three working days until it is there, and the days for fetching it.
    expect(daysLeft).toBeGreaterThan(14);
    expect(daysLeft).toBeLessThan(24);
    await sweep();
    expect((await read(customer, id)).state).toBe('reserved');
    service.advance(daysLeft * DAY_MS + 10 * 60_000);
    const again = { ...customer, ...(await service.signIn({ uid: customer.uid })) };
    await sweep();
    const lapsed = await read(again, id);
    expect(lapsed).toMatchObject({ state: 'cancelled', payBefore: null });
    expect(lapsed.events.at(-1)).toMatchObject({
      who: 'system',
      command: 'cancel',
      text: expect.stringContaining('fino al quale lo tenevamo da parte') as string,
    });
    expect(await waitUntil(() => service.catalogue.stockOf(one.id) === 50, 10_000)).toBe(true);
    expect(await outcome(again, [pieces(1)])).toBe('ok');
  });

  it('waits for a book that the shop has asked its supplier for, and ends with it', async () => {
    const customer = await service.signIn();
    const book = wantedBook(service.schools.add({ prezzo: 10 }));
    const id = await placed(customer, [book, pieces(2)]);
    const [line] = (await read(customer, id)).lines;
    const expected = { from: '2027-03-01', to: '2027-03-05' };
    await run(id, 'order-from-supplier', { lineIds: [line?.id ?? ''], data: { expected } });
    expect((await read(customer, id)).payBefore).toBe('2027-03-19T22:59:59.999Z');
    service.advance(Date.parse('2027-06-01T10:00:00Z') - service.now());
    await sweep();
    const back = await service.signIn({ uid: customer.uid });
    const moved = await read(back, id);
    expect(moved).toMatchObject({ state: 'waiting', payBefore: '2027-06-15T21:59:59.999Z' });
    await run(id, 'reserve', { lineIds: [line?.id ?? ''] });
    await run(id, 'mark-ready');
    service.advance(15 * DAY_MS);
    await sweep();
    const late = await service.signIn({ uid: customer.uid });
    expect(await read(late, id)).toMatchObject({ state: 'cancelled', payBefore: null });
  });
});
