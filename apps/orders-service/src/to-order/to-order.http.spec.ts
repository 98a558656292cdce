import { randomUUID } from 'node:crypto';
import type { BookToOrder, BooksMoved, DeskOrder } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { anIsbn, ArrivalsDesk } from '../arrivals/testing/arrivals-desk';
import { startTestService, type TestService } from '../testing/test-service';

type List = { books: BookToOrder[]; listedAt: string };

let service: TestService;
let desk: ArrivalsDesk;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await ArrivalsDesk.open(service);
});

const day = (days: number) => italianDay(service.now() + days * DAY_MS);
const list = async (caller = desk.owner) =>
  (await caller.call<List>({ path: '/api/desk/to-order' })).body;
const bookOf = async (isbn: string) => (await list()).books.find((book) => book.isbn === isbn);

async function give(command: string, isbns: string[], changes: object = {}) {
  const { listedAt } = await list();
  const expected = { from: day(3), to: day(5) };
  const body = { command, isbns, expected, listedAt, ...changes };
  return desk.owner.call<BooksMoved>({ method: 'POST', path: '/api/desk/to-order/commands', body });
}

const giveFromShelf = (isbn: string, id: string = randomUUID()) =>
  desk.owner.call<{ given: number; arrivalIds: string[] }>({
    method: 'POST',
    path: `/api/desk/shelf/${isbn}/copies-given`,
    body: { id },
  });

const count = (isbn: string, copies: number, was: number) =>
  desk.owner.call<{ copies: number }>({
    method: 'PUT',
    path: `/api/desk/shelf/${isbn}`,
    body: { copies, was },
  });

const read = async (orderId: string) =>
  (await desk.owner.call<DeskOrder>({ path: `/api/desk/orders/${orderId}` })).body;

const paid = { state: 'paid' } as const;
const nothing = { toOrder: 0, ordered: 0, late: 0, orderedSince: null, expected: null };

describe('what a bookshop has to order', () => {
  it('is listed book by book: not ordered yet, ordered, late, on the shelf', async () => {
    const [isbn, other, spare] = [anIsbn(), anIsbn(), anIsbn()];
    const days = { expectedFrom: day(-9), expectedTo: day(-1) };
    const ahead = { expectedFrom: day(1), expectedTo: day(2) };
    const ordered = { reference: other, ...ahead };
    await desk.place([{ reference: isbn, ...paid, quantity: 2 }, ordered], paid);
    await desk.place([
      { reference: isbn, ...days, quantity: 3 },
      { reference: isbn, state: 'ready' },
    ]);
    await desk.scan(spare, { copies: 2 });
    expect(await bookOf(isbn)).toEqual({
      isbn,
      title: 'Matematica verde 1',
      publisher: 'Rio Secco',
      distributor: null,
      toOrder: 2,
      ordered: 3,
      late: 3,
      orderedSince: day(0),
      expected: { from: day(-9), to: day(-1) },
      shelf: 0,
    });
    const onShelf = { isbn: spare, title: null, publisher: null, distributor: null, shelf: 2 };
    expect(await bookOf(spare)).toEqual({ ...nothing, ...onShelf });
    expect(await bookOf(other)).toMatchObject({ toOrder: 0, ordered: 1, late: 0 });
  });

  it('is the edition that the family has accepted instead', async () => {
    const [isbn, newer] = [anIsbn(), anIsbn()];
    const substitute = { isbn: newer, title: 'Verde 1 LDM' };
    const { order, lines } = await desk.place([{ reference: isbn, acceptsEquivalent: true }]);
    const path = `/api/desk/orders/${order.id}/commands`;
    const command = {
      command: 'substitute-edition',
      lineIds: lines.map(({ id }) => id),
      ...substitute,
    };
    await desk.owner.call({ method: 'POST', path, body: { version: 1, command } });
    expect((await list()).books).toMatchObject([{ isbn: newer, title: 'Verde 1 LDM', ordered: 1 }]);
  });

  it('is one edition, whether it was ordered itself or taken for others', async () => {
    const newer = anIsbn();
    const taken = { reference: anIsbn(), substituteIsbn: newer };
    const own = { reference: newer };
    await desk.place([
      { ...own, quantity: 2, expectedFrom: day(-3), expectedTo: day(-1) },
      { ...taken, quantity: 3, expectedFrom: day(2), expectedTo: day(6) },
    ]);
    await desk.place([{ ...taken, ...paid, quantity: 4 }], paid);
    expect((await list()).books).toHaveLength(1);
    expect(await bookOf(newer)).toMatchObject({
      toOrder: 4,
      ordered: 5,
      late: 2,
      orderedSince: day(0),
      expected: { from: day(-3), to: day(6) },
    });
  });

  it('is nothing of who has not paid by card, and nothing of another bookshop', async () => {
    const unpaid = { state: 'received', paymentState: 'none', paidAt: null } as const;
    await desk.place([{ state: 'received' }], unpaid);
    const other = await ArrivalsDesk.open(service);
    await other.place([paid]);
    expect((await list()).books).toEqual([]);
    const family = await service.signIn();
    expect((await family.call({ path: '/api/desk/to-order' })).status).toBe(403);
  });
});

describe('books that are marked as ordered', () => {
  it('are expected by their families from the days that were told', async () => {
    const [isbn, other] = [anIsbn(), anIsbn()];
    const one = await desk.place(
      [
        { reference: isbn, ...paid },
        { reference: other, ...paid },
      ],
      paid,
    );
    const two = await desk.place([{ reference: isbn, ...paid, quantity: 2 }], paid);
    const { status, body } = await give('order-from-supplier', [isbn]);
    expect(status).toBe(200);
    expect(body).toEqual({
      copies: 3,
      orders: [
        { id: one.order.id, version: 2, lineIds: [one.lines[0]?.id] },
        { id: two.order.id, version: 2, lineIds: [two.lines[0]?.id] },
      ],
      leftOut: [],
    });
    const { lines } = await read(one.order.id);
    expect(lines.map(({ state }) => state)).toEqual(['waiting', 'paid']);
    expect(lines[0]?.expected).toEqual({ from: day(3), to: day(5) });
    // What the desk takes back.
    const takeBack = { orders: body.orders, command: { command: 'take-back' } };
    await desk.owner.call({ method: 'POST', path: '/api/desk/commands', body: takeBack });
    expect(await bookOf(isbn)).toMatchObject({ toOrder: 3, ordered: 0 });
  });

  it('are none of who came to wait after the list was read', async () => {
    const isbn = anIsbn();
    const { listedAt } = await list();
    const stateSince = new Date(Date.parse(listedAt) + 1);
    await desk.place([{ reference: isbn, ...paid, stateSince }], paid);
    const { body } = await give('order-from-supplier', [isbn], { listedAt });
    expect(body).toEqual({ copies: 0, orders: [], leftOut: [] });
  });

  it('have other dates, where those change', async () => {
    const isbn = anIsbn();
    const { order } = await desk.place([{ reference: isbn }, {}]);
    expect((await give('change-dates', [isbn])).body.copies).toBe(1);
    expect((await read(order.id)).lines[0]?.expected).toEqual({ from: day(3), to: day(5) });
    expect(await bookOf(isbn)).toMatchObject({ expected: { from: day(3), to: day(5) } });
  });

  it('are promised for no day that is over', async () => {
    const expected = { from: day(-1), to: day(5) };
    const { status, body } = await give('order-from-supplier', [anIsbn()], { expected });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'command.expected.from' }]]);
  });
});

describe('the shelf', () => {
  it('gives what it has to who has waited longest', async () => {
    const isbn = anIsbn();
    await desk.scan(isbn, { copies: 2 });
    const placed = [
      await desk.place([{ reference: isbn }]),
      await desk.place([{ reference: isbn }]),
      await desk.place([{ reference: isbn }]),
    ];
    const id = randomUUID();
    const { body } = await giveFromShelf(isbn, id);
    expect(body).toMatchObject({ given: 2 });
    expect(await bookOf(isbn)).toMatchObject({ shelf: 0, ordered: 1 });
    expect((await giveFromShelf(isbn, id)).body).toEqual(body);
    const states = await Promise.all(placed.map(async ({ order }) => (await read(order.id)).state));
    expect(states).toEqual(['ready', 'ready', 'waiting']);
    for (const arrival of body.arrivalIds) await desk.takeBack(arrival);
    expect(await bookOf(isbn)).toMatchObject({ shelf: 2, ordered: 3 });
  });

  it('gives nothing where nobody waits', async () => {
    const isbn = anIsbn();
    await desk.scan(isbn);
    expect((await giveFromShelf(isbn)).body).toEqual({ given: 0, arrivalIds: [] });
    expect(await desk.shelf(isbn)).toBe(1);
  });

  it('is counted by hand, unless somebody has changed it meanwhile', async () => {
    const isbn = anIsbn();
    expect((await count(isbn, 3, 0)).body).toEqual({ copies: 3 });
    const { status, body } = await count(isbn, 5, 0);
    expect([status, body.code]).toEqual([409, 'order-moved']);
    expect(body.detail).toContain('ci sono 3 copie');
    expect(await desk.shelf(isbn)).toBe(3);
    await count(isbn, 0, 3);
    expect((await list()).books).toEqual([]);
  });
});

describe('a distributor', () => {
  const name = (publisher: string, distributor: string, caller = desk.owner) =>
    caller.call({
      method: 'PUT',
      path: '/api/desk/distributors',
      body: { publisher, distributor },
    });

  it('is named for a publisher, by each bookshop for itself', async () => {
    const isbn = anIsbn();
    await desk.place([{ reference: isbn }]);
    await name('Rio Secco', 'Emmelibri');
    expect(await bookOf(isbn)).toMatchObject({ distributor: 'Emmelibri' });
    const other = await ArrivalsDesk.open(service);
    await other.place([{ reference: isbn }]);
    expect((await list(other.owner)).books).toMatchObject([{ distributor: null }]);
    await name('rio secco', '');
    expect(await bookOf(isbn)).toMatchObject({ distributor: null });
  });
});
