import { randomUUID } from 'node:crypto';
import { italianDay } from '@zaino/rules/italian-day';
import { aPayment } from '../testing/a-payment';
import { startTestService, type TestService } from '../testing/test-service';
import { asked, staffCalls } from './testing/staff-calls';

let service: TestService;
let calls: ReturnType<typeof staffCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = staffCalls(service);
});
afterAll(() => service.stop());

describe('a command of staff for many orders', () => {
  it('is done where it can be, and says why not where it cannot', async () => {
    const staff = await calls.admin('Lucia');
    const able = await calls.place(
      { state: 'waiting' },
      { state: 'waiting' },
      { state: 'delivered' },
    );
    const unable = await calls.place({ state: 'delivered' }, { state: 'delivered' });
    const moved = await calls.place({ state: 'waiting', version: 3 }, { state: 'waiting' });
    const gone = { id: randomUUID(), version: 1 };
    const orders = [asked(able), asked(unable), { ...asked(moved), version: 1 }, gone];
    const { status, body } = await calls.giveAll(staff, {
      orders,
      command: { command: 'reserve' },
    });
    expect(status).toBe(200);
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
      {
        id: moved.order.id,
        outcome: 'moved',
        reason: 'L’ordine è cambiato nel frattempo: guarda com’è adesso.',
        change: null,
      },
      { id: gone.id, outcome: 'not-found', reason: 'Ordine non trovato', change: null },
    ]);
    expect(body.orders).toMatchObject([{ id: able.order.id, version: 2, state: 'reserved' }]);
    const event = (await calls.readOrder(staff, able)).events.at(-1);
    expect(event).toMatchObject({ who: 'staff', name: 'Lucia', command: 'reserve' });
  });

  it('never overwrites what another admin did: of two at once one is told for each order', async () => {
    const [one, other] = [await calls.admin('Lucia'), await calls.admin('Paolo')];
    const placed = [];
    for (let count = 0; count < 20; count += 1) {
      placed.push(await calls.place({ state: 'paid' }, { state: 'paid' }));
    }
    const orders = placed.map(asked);
    const expected = { from: italianDay(service.now()), to: italianDay(service.now()) };
    const answers = await Promise.all([
      calls.giveAll(one, { orders, command: { command: 'reserve' } }),
      calls.giveAll(other, {
        orders: orders.toReversed(),
        command: { command: 'order-from-supplier', expected },
      }),
    ]);
    const outcomes = answers.flatMap(({ body }) => body.outcomes);
    for (const { id } of orders) {
      const ofOrder = outcomes.filter((outcome) => outcome.id === id);
      expect(ofOrder.map(({ outcome }) => outcome).sort()).toEqual(['done', 'moved']);
    }
    const now = await Promise.all(placed.map((order) => calls.readOrder(one, order)));
    expect(now.map(({ version }) => version)).toEqual(orders.map(() => 2));
    const counted = [...(await calls.changesOf(one)), ...(await calls.changesOf(other))];
    expect(counted.reduce((sum, change) => sum + change.orders, 0)).toBe(20);
  });

  it('does nothing twice where a part is sent again, since its answer was lost', async () => {
    const staff = await calls.admin();
    const order = await calls.place({ state: 'paid' }, { state: 'paid' });
    const part = { changeId: randomUUID(), orders: [asked(order)] };
    const first = await calls.giveAll(staff, { ...part, command: { command: 'reserve' } });
    const again = await calls.giveAll(staff, { ...part, command: { command: 'reserve' } });
    expect(again.body).toEqual(first.body);
    expect((await calls.readOrder(staff, order)).version).toBe(2);
  });

  it('comes in parts that are one change, of one admin and one command', async () => {
    const [staff, other] = [await calls.admin(), await calls.admin()];
    const changeId = randomUUID();
    const command = { command: 'reserve' };
    for (let part = 0; part < 3; part += 1) {
      const placed = await calls.place({ state: 'paid' }, { state: 'paid' });
      await calls.giveAll(staff, { changeId, orders: [asked(placed)], command });
    }
    expect(await calls.changesOf(staff)).toMatchObject([
      { id: changeId, command: 'reserve', orders: 3 },
    ]);
    const placed = await calls.place({ state: 'paid' }, { state: 'paid' });
    const orders = [asked(placed)];
    for (const refused of [
      await calls.giveAll(other, { changeId, orders, command }),
      await calls.giveAll(staff, { changeId, orders, command: { command: 'deliver' } }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'change-refused']);
    }
    expect((await calls.readOrder(staff, placed)).version).toBe(1);
  });

  it('cancels, with the money back', async () => {
    const staff = await calls.admin();
    const placed = await calls.place({ state: 'paid' }, { state: 'paid' });
    await aPayment(service.dataSource, placed.order, { state: 'paid', paidAt: new Date() });
    const command = { command: 'cancel', reason: 'Fuori stampa' };
    const { body } = await calls.giveAll(staff, { orders: [asked(placed)], command });
    expect(body.outcomes).toMatchObject([{ outcome: 'done' }]);
    const { totals, state } = await calls.readOrder(staff, placed);
    expect([state, totals.refunded]).toEqual(['cancelled', totals.total]);
  });

  it.each([
    ['ship', { carrier: 'BRT', code: 'X', url: '' }],
    ['refund', { amount: 5, reason: 'Macchiato' }],
    ['cancel', { reason: ' ' }],
    ['reserve', { lineIds: [randomUUID()] }],
  ])('%s with %j is none', async (name, data) => {
    const orders = [{ id: randomUUID(), version: 1 }];
    const command = { command: name, ...data };
    expect((await calls.giveAll(await calls.admin(), { orders, command })).status).toBe(400);
  });

  it('is for admins alone', async () => {
    const customer = await service.signIn();
    const orders = [{ id: randomUUID(), version: 1 }];
    const body = { orders, command: { command: 'reserve' } };
    expect((await calls.giveAll(customer, body)).status).toBe(401);
    expect((await calls.preview(customer, body)).status).toBe(401);
    expect((await customer.call({ path: '/api/admin/order-changes' })).status).toBe(401);
  });
});

describe('the preview of a command', () => {
  it('says what would be done, refused and given back, and does nothing', async () => {
    const staff = await calls.admin();
    const able = await calls.place({ state: 'paid' }, { state: 'paid' }, { state: 'waiting' });
    const unable = await calls.place({ state: 'shipped' }, { state: 'shipped' });
    const moved = await calls.place({ state: 'paid', version: 7 }, { state: 'paid' });
    const gone = { id: randomUUID(), version: 1 };
    const orders = [asked(able), asked(unable), { ...asked(moved), version: 6 }, gone];
    const command = { command: 'cancel', reason: 'Fuori stampa' };
    const { body } = await calls.preview(staff, { orders, command });
    const nothing = { lines: 0, refund: 0 };
    expect(body.outcomes).toEqual([
      // Two books of 31,50 and the parcel.
      { id: able.order.id, outcome: 'possible', reason: null, lines: 2, refund: 68 },
      {
        id: unable.order.id,
        outcome: 'refused',
        reason: 'Questi articoli non si possono più annullare.',
        ...nothing,
      },
      {
        id: moved.order.id,
        outcome: 'moved',
        reason: 'L’ordine è cambiato nel frattempo: guarda com’è adesso.',
        ...nothing,
      },
      { id: gone.id, outcome: 'not-found', reason: 'Ordine non trovato', ...nothing },
    ]);
    expect(await calls.readOrder(staff, able)).toMatchObject({ version: 1, state: 'paid' });
  });

  it('tells to the cent what the command gives back then', async () => {
    const staff = await calls.admin();
    const lines = [
      { state: 'paid', discountCents: 333 },
      { state: 'shipped' },
      { state: 'waiting', refundedCents: 150 },
    ] as const;
    const placed = await calls.place({ state: 'paid', refundedCents: 150 }, ...lines);
    await aPayment(service.dataSource, placed.order, { state: 'paid', paidAt: new Date() });
    const body = { orders: [asked(placed)], command: { command: 'cancel', reason: 'Esaurito' } };
    const [told] = (await calls.preview(staff, body)).body.outcomes;
    const before = (await calls.readOrder(staff, placed)).totals.refunded;
    await calls.giveAll(staff, body);
    const after = (await calls.readOrder(staff, placed)).totals.refunded;
    expect(told?.refund).toBeCloseTo(after - before, 5);
    expect(told).toMatchObject({ lines: 2, refund: 58.17 });
  });
});
