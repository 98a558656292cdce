import { randomUUID } from 'node:crypto';
import type {
  BookToOrder,
  BooksMoved,
  StaffChange,
  StaffChangeDetail,
} from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { waitUntil } from '@zaino/testing/processes';
import { anIsbn, ArrivalsDesk } from '../arrivals/testing/arrivals-desk';
import { OrderLineEntity } from '../orders/order-line.entity';
import { aPayment } from '../testing/a-payment';
import { aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

type List = { books: BookToOrder[]; listedAt: string };

let service: TestService;
let desk: ArrivalsDesk;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await ArrivalsDesk.openOwnShop(service);
});

const day = (days: number) => italianDay(service.now() + days * DAY_MS);
const days = () => ({ from: day(3), to: day(5) });
const list = async (from = desk) =>
  (await from.owner.call<List>({ path: `${from.api}/to-order` })).body;
const bookOf = async (isbn: string, from = desk) =>
  (await list(from)).books.find((book) => book.isbn === isbn);

async function give(command: string, isbns: string[]) {
  const { listedAt } = await list();
  const body = { command, isbns, expected: days(), listedAt };
  return desk.owner.call<BooksMoved>({
    method: 'POST',
    path: '/api/admin/to-order/commands',
    body,
  });
}

const put = (path: string, body: object) =>
  desk.owner.call<object>({ method: 'PUT', path: `/api/admin/${path}`, body });

const stateOf = async (orderId: string) =>
  (await service.dataSource.manager.findOneByOrFail(OrderLineEntity, { orderId })).state;

const paid = { state: 'paid' } as const;

describe('what the shop itself has to order', () => {
  it('are the books that it sends: no bookshop’s, no product, nothing that nobody has paid', async () => {
    const isbn = anIsbn();
    const bookshop = await ArrivalsDesk.open(service);
    await bookshop.place([{ reference: isbn, ...paid, quantity: 5 }], paid);
    await desk.place([{ reference: isbn, ...paid, quantity: 2 }, aProductLine(paid)], paid);
    await desk.place([{ reference: isbn, expectedTo: day(-1) }]);
    const unpaid = { state: 'received', paymentState: 'none', paidAt: null } as const;
    await desk.place([{ reference: isbn, state: 'received' }], unpaid);
    expect(await bookOf(isbn)).toMatchObject({
      publisher: 'Rio Secco',
      toOrder: 2,
      ordered: 1,
      late: 1,
      shelf: 0,
    });
    expect(await bookOf(isbn, bookshop)).toMatchObject({ toOrder: 5, ordered: 0 });
    expect((await list()).books.map((book) => book.isbn)).not.toContain('P-0001');
  });

  it('is marked as ordered, and is taken back as any step of staff', async () => {
    const isbn = anIsbn();
    const { order } = await desk.place([{ reference: isbn, ...paid }], paid);
    const { status, body } = await give('order-from-supplier', [isbn]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ copies: 1, orders: [{ id: order.id }], leftOut: [] });
    expect(await bookOf(isbn)).toMatchObject({ toOrder: 0, ordered: 1, expected: days() });
    const back = await desk.owner.call<{ outcomes: { outcome: string }[] }>({
      method: 'POST',
      path: '/api/admin/order-commands',
      body: { changeId: randomUUID(), orders: body.orders, command: { command: 'take-back' } },
    });
    expect(back.body.outcomes).toMatchObject([{ outcome: 'done' }]);
    expect(await stateOf(order.id)).toBe('paid');
  });

  it('is kept as a change of the admin, which takes it back after a reload', async () => {
    const [isbn, other] = [anIsbn(), anIsbn()];
    const first = await desk.place([{ reference: isbn, ...paid }], paid);
    const second = await desk.place([{ reference: other, ...paid }], paid);
    await give('order-from-supplier', [isbn, other]);
    const path = '/api/admin/order-changes';
    const { body } = await desk.owner.call<{ changes: StaffChange[] }>({ path });
    expect(body.changes).toMatchObject([
      { command: 'order-from-supplier', orders: 2, standing: 2, canTakeBack: true },
    ]);
    const [change] = body.changes;
    const kept = await desk.owner.call<StaffChangeDetail>({ path: `${path}/${change?.id}` });
    expect(kept.body).toMatchObject({
      expected: days(),
      orders: [{ id: first.order.id }, { id: second.order.id }],
    });
  });

  it('can be given another date, and says where there is nothing to do', async () => {
    const isbn = anIsbn();
    await desk.place([{ reference: isbn }]);
    expect((await give('change-dates', [isbn])).body).toMatchObject({ copies: 1 });
    expect(await bookOf(isbn)).toMatchObject({ expected: days() });
    const { status, body } = await give('order-from-supplier', [isbn]);
    expect([status, body]).toEqual([200, { copies: 0, orders: [], leftOut: [] }]);
  });

  it('names a distributor for itself alone', async () => {
    const isbn = anIsbn();
    const publisher = `Editore ${isbn}`;
    const bookshop = await ArrivalsDesk.open(service);
    await bookshop.place([{ reference: isbn, publisher }]);
    await desk.place([{ reference: isbn, publisher }]);
    const { body } = await put('distributors', { publisher, distributor: 'Alfa Libri' });
    expect(body).toEqual({ distributor: 'Alfa Libri' });
    expect(await bookOf(isbn)).toMatchObject({ distributor: 'Alfa Libri' });
    expect(await bookOf(isbn, bookshop)).toMatchObject({ distributor: null });
    await put('distributors', { publisher, distributor: '' });
    expect(await bookOf(isbn)).toMatchObject({ distributor: null });
  });
});

describe('the shelf of the shop itself', () => {
  const fromShelf = (isbn: string, id: string = randomUUID()) =>
    desk.owner.call<{ given: number; arrivalIds: string[] }>({
      method: 'POST',
      path: `/api/admin/shelf/${isbn}/copies-given`,
      body: { id },
    });

  it('is counted, and given to who waits, once', async () => {
    const isbn = anIsbn();
    const { order } = await desk.place([{ reference: isbn }]);
    expect((await put(`shelf/${isbn}`, { copies: 2, was: 0 })).status).toBe(200);
    expect((await put(`shelf/${isbn}`, { copies: 5, was: 0 })).status).toBe(409);
    const id = randomUUID();
    const { body } = await fromShelf(isbn, id);
    expect(body.given).toBe(1);
    expect((await fromShelf(isbn, id)).body).toEqual(body);
    expect([await stateOf(order.id), await desk.shelf(isbn)]).toEqual(['reserved', 1]);
  });
});

describe('copies of orders that are sent', () => {
  it('go on to who waits once an order has no use for them, and stand on the shelf else', async () => {
    await service.startProcess('worker');
    const isbn = anIsbn();
    const aside = { state: 'reserved' } as const;
    const { order, lines } = await desk.place([{ reference: isbn, quantity: 2, ...aside }], aside);
    const next = await desk.place([{ reference: isbn }]);
    await aPayment(service.dataSource, order, { state: 'paid', paidAt: order.paidAt });
    const lineIds = lines.map(({ id }) => id);
    const { status } = await desk.owner.call({
      method: 'POST',
      path: `/api/admin/orders/${order.id}/commands`,
      body: { version: 1, command: { command: 'cancel', lineIds, reason: 'Errore' } },
    });
    expect(status).toBe(200);
    expect(await waitUntil(async () => (await stateOf(next.order.id)) === 'reserved', 20_000)).toBe(
      true,
    );
    expect(await desk.shelf(isbn)).toBe(1);
  });
});
