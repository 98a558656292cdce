import { randomUUID } from 'node:crypto';
import type { DeskOrder, deskEndpoints, Order } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import type { z } from 'zod';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { aBookLine, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

type Outcomes = z.output<typeof deskEndpoints.commands.response>;

let service: TestService;
let owner: SignedInCaller;
const bookshopId = randomUUID();
beforeAll(async () => {
  service = await startTestService();
  owner = await service.signIn({ role: 'bookshop', tenantId: bookshopId, displayName: 'Marta' });
});
afterAll(() => service.stop());

const aPerson = { firstName: 'Anna', lastName: 'Bianchi', phone: '333 1234567' };

const place = (order: Partial<OrderEntity>, ...lines: Partial<OrderLineEntity>[]) =>
  placedOrder(service.dataSource, {
    order: { bookshopId, shippingMethod: 'pickup', paymentState: 'paid', ...order },
    lines: lines.map((line) => aBookLine({ sellerId: bookshopId, ...line })),
  });

const give = (orderId: string, body: object, caller = owner) =>
  caller.call<DeskOrder>({ method: 'POST', path: `/api/desk/orders/${orderId}/commands`, body });

const giveAll = (body: object, caller = owner) =>
  caller.call<Outcomes>({ method: 'POST', path: '/api/desk/commands', body });

const soon = () => ({
  from: italianDay(service.now() + DAY_MS),
  to: italianDay(service.now() + 9 * DAY_MS),
});

describe('a command of a bookshop', () => {
  it('moves the lines it names, and the history says who did it', async () => {
    const { order, lines } = await place({ state: 'paid' }, { state: 'paid' }, { state: 'paid' });
    const lineIds = [lines[0]?.id];
    const command = { command: 'order-from-supplier', lineIds, expected: soon() };
    const { status, body } = await give(order.id, { version: 1, command });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, stage: 'to-order' });
    expect(body.lines.map(({ state }) => state)).toEqual(['waiting', 'paid']);
    expect(body.events.at(-1)).toMatchObject({ who: 'bookshop', name: 'Marta', lineIds });
  });

  it('is refused for an order that was moved since it was read', async () => {
    const { order, lines } = await place({ state: 'paid' }, { state: 'paid' });
    const command = { command: 'reserve', lineIds: [lines[0]?.id] };
    await give(order.id, { version: 1, command });
    const { status, body } = await give(order.id, { version: 1, command });
    expect([status, body]).toMatchObject([409, { code: 'order-moved' }]);
  });

  it.each([
    ['ship', { carrier: 'BRT', code: 'X', url: '' }],
    ['refund', { amount: 5, reason: 'Macchiato' }],
    ['confirm-payment', {}],
  ])('%s is none', async (name, data) => {
    const { order, lines } = await place({ state: 'reserved' }, { state: 'reserved' });
    const command = { command: name, lineIds: [lines[0]?.id], ...data };
    expect((await give(order.id, { version: 1, command })).status).toBe(400);
  });

  it('promises no day that is over', async () => {
    const { order, lines } = await place({ state: 'waiting' }, { state: 'waiting' });
    const expected = { from: italianDay(service.now() - DAY_MS), to: soon().to };
    const command = { command: 'change-dates', lineIds: [lines[0]?.id], expected };
    const one = await give(order.id, { version: 1, command });
    const ofMany = { command: command.command, expected };
    const many = await giveAll({ orders: [{ id: order.id, version: 1 }], command: ofMany });
    for (const { status, body } of [one, many]) {
      expect([status, body]).toMatchObject([400, { errors: [{ path: 'command.expected.from' }] }]);
    }
  });

  it('is for the order of nobody else, and tells nothing of it', async () => {
    const other = await service.signIn({ role: 'bookshop', tenantId: randomUUID() });
    const customer = await service.signIn();
    const { order, lines } = await place({ state: 'paid' }, { state: 'paid' });
    const body = { version: 1, command: { command: 'reserve', lineIds: [lines[0]?.id] } };
    expect((await give(order.id, body, other)).status).toBe(404);
    expect((await give(order.id, body, customer)).status).toBe(403);
    const orders = [
      { id: order.id, version: 1 },
      { id: randomUUID(), version: 1 },
    ];
    const { body: answer } = await giveAll({ orders, command: { command: 'reserve' } }, other);
    const nothing = { outcome: 'not-found', reason: 'Ordine non trovato', change: null };
    expect(answer.outcomes).toEqual(orders.map(({ id }) => ({ id, ...nothing })));
    expect((await give(order.id, body)).body.version).toBe(2);
  });
});

describe('a command for many orders', () => {
  it('is done where it can be, and says why not where it cannot', async () => {
    const able = await place({ state: 'waiting' }, { state: 'waiting' }, { state: 'delivered' });
    const unable = await place({ state: 'delivered' }, { state: 'delivered' });
    const moved = await place({ state: 'waiting', version: 3 }, { state: 'waiting' });
    const orders = [able, unable, moved].map(({ order: { id } }) => ({ id, version: 1 }));
    const { body } = await giveAll({ orders, command: { command: 'reserve' } });
    expect(body.outcomes).toEqual([
      {
        id: able.order.id,
        outcome: 'done',
        reason: null,
        change: { version: 2, lineIds: [able.lines[0]?.id] },
      },
      {
        id: unable.order.id,
        outcome: 'refused',
        reason: 'Lo stato dell’ordine non lo permette.',
        change: null,
      },
      { id: moved.order.id, outcome: 'moved', reason: expect.any(String) as string, change: null },
    ]);
    expect(body.orders).toMatchObject([{ id: able.order.id, version: 2, stage: 'complete' }]);
  });
});

describe('a step that is taken back', () => {
  const takeBack = (orderId: string, version: number, lineIds: string[]) =>
    give(orderId, { version, command: { command: 'take-back', lineIds } });

  it.each([
    ['order-from-supplier', 'paid'],
    ['reserve', 'waiting'],
    ['mark-ready', 'reserved'],
    ['deliver', 'ready'],
  ] as const)('%s leaves the line as it was', async (command, state) => {
    const days = { expectedFrom: '2026-09-10', expectedTo: '2026-09-18' };
    const { order, lines } = await place({ state }, { state, ...days });
    const path = `/api/desk/orders/${order.id}`;
    const before = (await owner.call<Order>({ path })).body;
    const lineIds = lines.map(({ id }) => id);
    const expected = command === 'order-from-supplier' ? { expected: soon() } : {};
    const done = await give(order.id, { version: 1, command: { command, lineIds, ...expected } });
    expect(done.body.lines[0]?.commands).toContain('take-back');
    const { status, body } = await takeBack(order.id, 2, lineIds);
    expect(status).toBe(200);
    expect(body.lines).toEqual(before.lines);
    expect(body).toMatchObject({ version: 3, state, withdrawalUntil: null });
    expect(body.events.at(-1)?.text).toMatch(/^Corretto: non ancora /);
    // Once: what was taken back is no step that can be.
    expect((await takeBack(order.id, 3, lineIds)).status).toBe(409);
  });

  it('brings back the days that were promised before', async () => {
    const days = { expectedFrom: '2026-09-10', expectedTo: '2026-09-18' };
    const { order, lines } = await place({ state: 'waiting' }, { state: 'waiting', ...days });
    const lineIds = lines.map(({ id }) => id);
    await give(order.id, {
      version: 1,
      command: { command: 'change-dates', lineIds, expected: soon() },
    });
    const { body } = await takeBack(order.id, 2, lineIds);
    expect(body.lines[0]?.expected).toEqual({ from: '2026-09-10', to: '2026-09-18' });
  });

  it('can be of many orders at once', async () => {
    const placed = [
      await place({ state: 'ready' }, { state: 'ready' }),
      await place({ state: 'ready' }, { state: 'ready' }),
    ];
    const orders = placed.map(({ order: { id } }) => ({ id, version: 1 }));
    const { body } = await giveAll({ orders, command: { command: 'deliver' } });
    const back = body.outcomes.map(({ id, change }) => ({ id, ...change }));
    const undone = await giveAll({ orders: back, command: { command: 'take-back' } });
    expect(undone.body.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  });

  it('is no more a day later, nor after a return was asked for or something was cancelled', async () => {
    const late = await place({ state: 'ready' }, { state: 'ready' });
    const withdrawn = await place({ state: 'ready' }, { state: 'ready' });
    for (const { order, lines } of [late, withdrawn]) {
      const lineIds = lines.map(({ id }) => id);
      await give(order.id, { version: 1, command: { command: 'deliver', lineIds } });
    }
    const [line] = withdrawn.lines;
    await service.dataSource.query('UPDATE order_line SET withdrawn_at = NOW(3) WHERE id = ?', [
      line?.id,
    ]);
    expect((await takeBack(withdrawn.order.id, 2, [line?.id ?? ''])).status).toBe(409);
    service.advance(DAY_MS + HOUR_MS);
    owner = await service.signIn({ role: 'bookshop', tenantId: bookshopId, displayName: 'Marta' });
    expect((await takeBack(late.order.id, 2, [late.lines[0]?.id ?? ''])).status).toBe(409);
  });

  it('keeps again what is unpaid and was handed over by mistake', async () => {
    const unpaid = { paymentMethod: 'shop', paymentState: 'due', state: 'ready' } as const;
    const { order, lines } = await place(unpaid, { state: 'ready' });
    const lineIds = lines.map(({ id }) => id);
    const done = await give(order.id, { version: 1, command: { command: 'deliver', lineIds } });
    expect(done.body.payBefore).toBeNull();
    const { body } = await takeBack(order.id, 2, lineIds);
    expect(Date.parse(body.payBefore ?? '')).toBeGreaterThan(service.now());
  });

  it('goes on where the last mail was wrong, and only there', async () => {
    const worker = await service.startProcess('worker');
    const contact = { ...aPerson, email: `famiglia-${randomUUID()}@posta.example` };
    const { order, lines } = await place(
      { state: 'waiting', paidAt: new Date(), contact },
      { state: 'waiting' },
    );
    const lineIds = lines.map(({ id }) => id);
    for (const [version, command] of (
      ['reserve', 'take-back', 'reserve', 'mark-ready', 'take-back'] as const
    ).entries()) {
      await give(order.id, { version: version + 1, command: { command, lineIds } });
    }
    await service.mailbox.mailTo(contact.email, 2);
    // They are sent side by side.
    const mails = service.mailbox.mailsTo(contact.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Non è ancora pronto: ordine ${order.number}`,
      `Pronto per il ritiro: ordine ${order.number}`,
    ]);
    const mail = mails.find(({ subject = '' }) => subject.startsWith('Non'));
    expect(mail?.text).toContain('ci eravamo sbagliati');
    await worker.close();
  });
});
