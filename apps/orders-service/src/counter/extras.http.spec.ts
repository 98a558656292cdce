import type { Order } from '@zaino/contracts/orders';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { pdfText } from '../testing/pdf-text';
import { aBookLine, type OrderWithLines } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { cash, idsOf } from './testing/counter-world';
import { due, extrasCounter, paid } from './testing/extras-counter';

let service: TestService;
let at: Awaited<ReturnType<typeof extrasCounter>>;
beforeAll(async () => {
  service = await startTestService();
  at = await extrasCounter(service);
});
afterEach(async () => {
  expect(await at.findings()).toEqual([]);
});
afterAll(() => service.stop());

const drop = async ({ order, lines }: OrderWithLines, more: object = {}, caller?: SignedInCaller) =>
  (caller ?? (await service.signIn({ uid: order.customerId }))).call<Order>({
    method: 'POST',
    path: `/api/orders/${order.id}/dropped-extras`,
    body: { lineIds: idsOf(lines), ...more },
  });

describe('what a bookshop does to books', () => {
  it('is told in its list and at the line, with what may be done', async () => {
    const placed = await at.place(due, [
      at.toCover({ quantity: 2, extraCents: 500 }),
      at.covered(),
    ]);
    const { body } = await at.read(placed.order.id);
    expect(body).toMatchObject({ due: 102, totals: { subtotal: 94.5, extras: 7.5, total: 102 } });
    expect(body.lines.map(({ extra }) => extra?.state)).toEqual(['wanted', 'done']);
    expect(
      body.lines.map(({ commands }) => commands.filter((name) => name.endsWith('-extra'))),
    ).toEqual([['perform-extra', 'drop-extra'], ['reopen-extra']]);
    const list = await at.owner.call<{ orders: { id: string; extrasToDo: number; due: number }[] }>(
      {
        path: `/api/desk/orders?open=true`,
      },
    );
    expect(list.body.orders.find(({ id }) => id === placed.order.id)).toMatchObject({
      extrasToDo: 2,
      due: 102,
    });
  });

  it('comes before a book is ready, and before it is handed over', async () => {
    const placed = await at.place({ ...due, deliveries: 'several' }, [at.toCover()]);
    const { order, lines } = placed;
    const early = await at.give(placed, 'mark-ready');
    expect(early.body).toMatchObject({ code: 'command-refused' });
    expect((early.body as { detail?: string }).detail).toMatch(/^Prima segna come fatto/);
    const gone = await at.handOver(order.id, { version: 1, lineIds: idsOf(lines), ...cash });
    expect(gone.body).toMatchObject({ code: 'command-refused' });
    expect((await at.give(placed, 'perform-extra')).body).toMatchObject({ version: 2 });
    const handed = await at.handOver(order.id, { version: 2, lineIds: idsOf(lines), ...cash });
    expect(handed.body).toMatchObject({
      state: 'delivered',
      paymentState: 'paid',
      counterPayment: { amount: 34 },
    });
  });

  it('leaves other books of the order free to go, where the family fetches it in parts', async () => {
    const placed = await at.place({ ...due, deliveries: 'several' }, [
      at.toCover(),
      aBookLine({ state: 'reserved' }),
    ]);
    const { body } = await at.command(placed.order.id, {
      version: 1,
      command: { command: 'mark-ready', lineIds: [placed.lines[1]?.id] },
    });
    expect(body.lines.map(({ state }) => state)).toEqual(['reserved', 'ready']);
  });

  it('can be reopened, and is to be done again once the book is not there any more', async () => {
    const placed = await at.place(due, [at.toCover()]);
    await at.give(placed, 'perform-extra');
    expect(
      (await at.give(placed, 'reopen-extra', { version: 2 })).body.lines[0]?.extra?.state,
    ).toBe('wanted');
    await at.give(placed, 'perform-extra', { version: 3 });
    const waiting = await at.place({ ...due, state: 'waiting' }, [
      at.toCover({ state: 'waiting' }),
    ]);
    await at.give(waiting, 'reserve');
    await at.give(waiting, 'perform-extra', { version: 2 });
    const { body } = await at.give(waiting, 'take-back', { version: 3 });
    expect(body.lines[0]).toMatchObject({ state: 'waiting', extra: { state: 'wanted' } });
  });

  it('is done by a colleague, who drops nothing that was paid', async () => {
    service.bookshops.add({ id: at.bookshopId, paidFeatures: ['colleagues'] });
    const colleague = await service.signIn({ role: 'colleague', tenantId: at.bookshopId });
    const placed = await at.place(paid, [at.toCover()]);
    const asked = (command: string, version: number) =>
      at.command(
        placed.order.id,
        { version, command: { command, lineIds: idsOf(placed.lines) } },
        colleague,
      );
    expect((await asked('drop-extra', 1)).body).toMatchObject({ code: 'owner-only' });
    expect((await asked('perform-extra', 1)).body).toMatchObject({ version: 2 });
    const unpaidOne = await at.place(due, [at.toCover()]);
    const { body } = await at.command(
      unpaidOne.order.id,
      { version: 1, command: { command: 'drop-extra', lineIds: idsOf(unpaidOne.lines) } },
      colleague,
    );
    expect(body).toMatchObject({ due: 31.5 });
  });
});

describe('what is dropped', () => {
  it('is not owed before it was paid, nor on any paper', async () => {
    const placed = await at.place(due, [at.toCover()]);
    const { status, body } = await drop(placed);
    expect([status, body.totals.extras, body.totals.total]).toEqual([200, 0, 31.5]);
    expect(body.lines[0]?.extra).toMatchObject({ state: 'dropped', total: 0 });
    const handed = await at.handOver(placed.order.id, {
      version: 2,
      lineIds: idsOf(placed.lines),
      ...cash,
    });
    expect(handed.body.counterPayment).toMatchObject({ amount: 31.5 });
    expect(pdfText((await at.summary(placed.order.id)).body).join(' ')).not.toContain('Servizio');
  });

  it('goes back where it was paid, and the book stays', async () => {
    const placed = await at.place(paid, [at.toCover()]);
    const { body } = await at.give(placed, 'drop-extra');
    expect(body).toMatchObject({ state: 'reserved', paymentState: 'partly-refunded' });
    expect(body.refunds).toMatchObject([
      { amount: 2.5, state: 'done', reason: 'Servizio non fatto' },
    ]);
    expect(body.lines[0]).toMatchObject({
      refunded: 2.5,
      extra: { state: 'dropped', total: 2.5, refunded: 2.5 },
    });
    const { body: cancelled } = await at.give(placed, 'cancel', { version: 2, reason: 'Esaurito' });
    expect(cancelled.refunds.map(({ amount }) => amount)).toEqual([2.5, 31.5]);
    expect(cancelled.paymentState).toBe('refunded');
  });

  it('may be for some copies, which are a line of their own then', async () => {
    const placed = await at.place(paid, [at.toCover({ quantity: 3, extraCents: 750 })]);
    const lineId = placed.lines[0]?.id;
    const { body } = await drop(placed, { pieces: [{ lineId, of: 3, quantity: 2 }] });
    expect(
      body.lines.map(({ quantity, extra }) => [quantity, extra?.state, extra?.refunded]),
    ).toEqual([
      [1, 'wanted', 0],
      [2, 'dropped', 5],
    ]);
    const again = await drop(placed, { pieces: [{ lineId, of: 3, quantity: 2 }] });
    expect(again.body).toMatchObject({ code: 'order-moved' });
  });

  it.each([
    ['done', { extraState: 'done' as const }],
    ['none', { extra: null, extraState: null, extraCents: 0 }],
    ['of a book that is ready', { state: 'ready' as const, extraState: 'done' as const }],
  ])('is refused where it is %s', async (_, values: Partial<OrderLineEntity>) => {
    const { state = 'reserved' } = values;
    const placed = await at.place({ ...due, state }, [at.toCover(values)]);
    expect((await drop(placed)).body).toMatchObject({ code: 'command-refused' });
    expect((await at.read(placed.order.id)).body.version).toBe(1);
  });

  it('is the family’s own: another’s order is none', async () => {
    const placed = await at.place(due, [at.toCover()]);
    expect((await drop(placed, {}, await service.signIn())).status).toBe(404);
  });
});

describe('a book that is cancelled or comes back', () => {
  const cancel = async ({ order, lines }: OrderWithLines) => {
    const customer = await service.signIn({ uid: order.customerId });
    return customer.call<Order>({
      method: 'POST',
      path: `/api/orders/${order.id}/cancellation`,
      body: { lineIds: idsOf(lines) },
    });
  };

  it('brings back what was not done to it', async () => {
    const { body } = await cancel(await at.place(paid, [at.toCover()]));
    expect(body.refunds).toMatchObject([{ amount: 34 }]);
    expect(body.paymentState).toBe('refunded');
  });

  it('leaves paid what was done to it, where the family has changed its mind', async () => {
    const placed = await at.place(paid, [at.covered()]);
    const { body } = await cancel(placed);
    expect(body.refunds).toMatchObject([{ amount: 31.5 }]);
    expect(body).toMatchObject({ state: 'refunded', paymentState: 'partly-refunded' });
    expect(body.lines[0]?.extra).toMatchObject({ state: 'done', total: 2.5, refunded: 0 });
  });

  it('brings back all of it where the bookshop cancels', async () => {
    const { body } = await at.give(await at.place(paid, [at.covered()]), 'cancel', {
      version: 1,
      reason: 'Rovinato',
    });
    expect(body.refunds).toMatchObject([{ amount: 34 }]);
  });

  it('leaves it paid after a withdrawal too, whether the book has left or not', async () => {
    const stated = { name: 'Anna Bianchi', email: 'anna@example.com' };
    const here = await at.place({ ...paid, state: 'ready' }, [at.covered({ state: 'ready' })]);
    const withdrawn = await at.withdraw(here.order.id, { ...stated, lineIds: idsOf(here.lines) });
    expect(withdrawn.body.refunds).toMatchObject([{ amount: 31.5 }]);
    const gone = await at.place({ ...paid, state: 'delivered' }, [
      at.covered({ state: 'delivered', deliveredAt: new Date() }),
    ]);
    const { body } = await at.withdraw(gone.order.id, { ...stated, lineIds: idsOf(gone.lines) });
    const back = await at.give(gone, 'receive-return', { version: body.version, restocks: true });
    expect(back.body.refunds).toMatchObject([{ amount: 31.5 }]);
  });

  it('owes nothing where nothing was paid', async () => {
    const placed = await at.place(due, [
      at.covered(),
      aBookLine({ state: 'reserved', priceCents: 1_000 }),
    ]);
    const customer = await service.signIn({ uid: placed.order.customerId });
    await customer.call({
      method: 'POST',
      path: `/api/orders/${placed.order.id}/cancellation`,
      body: { lineIds: [placed.lines[0]?.id] },
    });
    expect((await at.read(placed.order.id)).body).toMatchObject({ due: 10, refunds: [] });
  });
});
