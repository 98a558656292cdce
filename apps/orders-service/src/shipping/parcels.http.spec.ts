import { randomUUID } from 'node:crypto';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { DisputeEntity } from '../payments/dispute.entity';
import { OrderCommands } from '../transitions/order-commands';
import { aBookLine, aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { all, PackingDesk } from './testing/packing-desk';

let service: TestService;
let desk: PackingDesk;
beforeAll(async () => {
  service = await startTestService({
    config: { CARRIER_NAME: 'Corriere', CARRIER_TRACKING_URL: 'https://corriere.example/{code}' },
  });
  desk = await PackingDesk.open(service);
});
afterAll(() => service.stop());

/** A parcel that is packed, with the order that it is of. */
async function packed() {
  const placed = await desk.place();
  return { ...placed, parcel: await desk.packAll(placed.order.number) };
}

function cancel(orderId: string, lineIds: string[]) {
  const actor = { who: 'customer', id: randomUUID(), name: null } as const;
  const commands = service.app.get(OrderCommands, { strict: false });
  return commands.run({ orderId, command: 'cancel', lineIds, actor });
}

describe('a parcel', () => {
  it('shows what belongs into it, with what a scanner may read', async () => {
    const substitute = { isbn: '978-88-00-00003-1', title: 'Nuova edizione' };
    const book = aBookLine({ state: 'reserved', quantity: 2 });
    const { order, lines } = await desk.place([book, aProductLine({ state: 'reserved' })]);
    const [{ id, details }] = lines as [OrderLineEntity];
    const replaced = { details: { ...details, substitute } };
    await service.dataSource.manager.update(OrderLineEntity, { id }, replaced);
    const { status, body } = await desk.begin(order.number);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'open',
      reference: `${order.number}-1`,
      order: { id: order.id, number: order.number, deliveries: 'one' },
      recipient: { name: 'Bianchi Anna', city: 'Cremona' },
      packer: { name: 'Anna', isYou: true },
      carrier: 'Corriere',
      printsLabels: false,
      code: null,
      warnings: [],
    });
    expect(body.lines).toMatchObject([
      {
        title: 'Nuova edizione',
        codes: ['9788800000031', '9788800000015'],
        quantity: 2,
        packed: 0,
        isNeeded: true,
      },
      { title: 'Quaderno a righe', codes: ['P-0001'], quantity: 1, isNeeded: true },
    ]);
  });

  it('is the same one for whoever comes back to it, with what lies in it', async () => {
    const { order, ids } = await desk.place([aBookLine({ state: 'reserved', quantity: 3 })]);
    const [lineId = ''] = ids;
    const { body: begun } = await desk.begin(order.number);
    const contents = [{ lineId, quantity: 2 }];
    expect((await desk.fill(begun.id, contents)).body.lines[0]?.packed).toBe(2);
    const { body: again } = await desk.begin(order.number);
    expect(again.id).toBe(begun.id);
    expect(again.lines[0]?.packed).toBe(2);
  });

  it.each([
    ['to be fetched', { shippingMethod: 'pickup' as const, bookshopId: randomUUID() }, 'paid'],
    ['not paid', { state: 'received' as const, paymentState: 'none' as const }, 'received'],
    ['cancelled', { state: 'cancelled' as const }, 'cancelled'],
    ['on its way', { state: 'shipped' as const }, 'shipped'],
  ] as const)('is none of an order that is %s', async (_, order, state) => {
    const { order: placed } = await desk.place([aBookLine({ state })], order);
    const { status, body } = await desk.begin(placed.number);
    expect([status, body.code]).toEqual([409, 'command-refused']);
  });

  it('is none of an order that there is not, nor for anybody but staff', async () => {
    expect((await desk.begin('ZN-0000-0000')).status).toBe(404);
    const { order } = await desk.place();
    const call = {
      method: 'POST',
      path: '/api/admin/shipping/parcels',
      body: { number: order.number },
    };
    const customer = await service.signIn({ uid: order.customerId });
    expect((await customer.call(call)).status).toBe(401);
    expect((await service.call(call)).status).toBe(401);
  });
});

describe('packing', () => {
  it('refuses a surplus copy, and a line of another order', async () => {
    const { order, ids } = await desk.place();
    const { order: other, ids: others } = await desk.place();
    const [lineId = ''] = ids;
    const [strangeId = ''] = others;
    const { body: begun } = await desk.begin(order.number);
    const surplus = await desk.fill(begun.id, [{ lineId, quantity: 2 }]);
    expect([surplus.status, surplus.body.detail]).toEqual([
      409,
      'Nel pacco va solo 1 copia di “Matematica verde 1”.',
    ]);
    const strange = await desk.fill(begun.id, [{ lineId: strangeId, quantity: 1 }]);
    expect([strange.status, strange.body.code]).toEqual([409, 'order-moved']);
    expect((await desk.begin(other.number)).body.lines[0]?.packed).toBe(0);
  });

  it('is not complete before all lies in it that goes in one delivery', async () => {
    const { order, ids } = await desk.place();
    const [lineId = ''] = ids;
    const { body: begun } = await desk.begin(order.number);
    const part = await desk.pack(begun.id, [{ lineId, quantity: 1 }]);
    expect([part.status, part.body.code]).toEqual([409, 'command-refused']);
    expect(part.body.detail).toMatch(/^Nel pacco manca ancora 1 copia di /);
    expect((await desk.pack(begun.id, [])).status).toBe(409);
  });

  it('of several deliveries takes what lies aside, and what comes later only where it was scanned', async () => {
    const lines = [
      aBookLine({ state: 'reserved' }),
      aBookLine({ state: 'paid', reference: '9788800000022' }),
      aBookLine({ state: 'waiting', reference: '9788800000031' }),
    ];
    const { order } = await desk.place(lines, { deliveries: 'several', state: 'waiting' });
    const { body: begun } = await desk.begin(order.number);
    expect(begun.lines.map(({ isNeeded }) => isNeeded)).toEqual([true, false, false]);
    expect(begun.lines.map((line) => line.isExpected)).toEqual([true, true, false]);
    const some = all(begun).slice(0, 2);
    expect((await desk.pack(begun.id, some.slice(1))).status).toBe(409);
    const { body: closed } = await desk.pack(begun.id, some);
    expect(closed.lines).toHaveLength(2);
    expect((await desk.linesOf(order.id)).map(({ state }) => state)).toEqual([
      'reserved',
      'reserved',
      'waiting',
    ]);
    await desk.ship(begun.id, 'C1');
    const { body: next } = await desk.begin(order.number);
    expect([next.reference, next.lines.length]).toEqual([`${order.number}-2`, 1]);
  });

  it('puts aside what was scanned, once, however often the answer got lost', async () => {
    const { order } = await desk.place([
      aBookLine({ state: 'paid' }),
      aBookLine({ state: 'paid' }),
    ]);
    const { body: begun } = await desk.begin(order.number);
    const answers = await Promise.all([1, 2, 3].map(() => desk.pack(begun.id, all(begun))));
    for (const { status, body } of answers) expect([status, body.state]).toEqual([200, 'packed']);
    expect((await desk.linesOf(order.id)).map(({ state }) => state)).toEqual([
      'reserved',
      'reserved',
    ]);
    const sql = `SELECT COUNT(*) AS times FROM order_event WHERE order_id = ? AND command = 'reserve'`;
    const [row] = await service.dataSource.query<{ times: string }[]>(sql, [order.id]);
    expect(Number(row?.times)).toBe(1);
    expect((await desk.fill(begun.id, [])).status).toBe(409);
  });

  it('begins again once a packed parcel is opened', async () => {
    const { order, parcel } = await packed();
    const { body: opened } = await desk.reopen(parcel.id);
    expect([opened.state, opened.lines.map((line) => line.packed)]).toEqual(['open', [0, 0]]);
    expect((await desk.ship(parcel.id, 'C1')).status).toBe(409);
    expect((await desk.packAll(order.number)).id).toBe(parcel.id);
  });
});

describe('a parcel that leaves', () => {
  it('ships its lines by its number, and the family is written to', async () => {
    const { order, parcel } = await packed();
    const { status, body } = await desk.ship(parcel.id, ' AB 123 ');
    expect([status, body.state, body.code]).toEqual([200, 'shipped', 'AB 123']);
    const lines = await desk.linesOf(order.id);
    for (const line of lines) {
      expect(line).toMatchObject({
        state: 'shipped',
        tracking: { carrier: 'Corriere', code: 'AB 123', url: 'https://corriere.example/AB%20123' },
      });
    }
    const sql = `SELECT id FROM order_event WHERE order_id = ? AND command = 'ship'`;
    const events = await service.dataSource.query<{ id: string }[]>(sql, [order.id]);
    expect(events).toHaveLength(1);
    const mails = await service.dataSource.manager.findBy(OutboxMessage, { topic: 'order-mail' });
    const told = mails.map(({ payload }) => (JSON.parse(payload) as { eventId: string }).eventId);
    expect(told).toContain(String(events[0]?.id));
  });

  it('has left once, however often it is said, and by no other number', async () => {
    const { order, parcel } = await packed();
    const answers = await Promise.all([1, 2, 3].map(() => desk.ship(parcel.id, 'C1')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await desk.ship(parcel.id)).status).toBe(200);
    const other = await desk.ship(parcel.id, 'C2');
    expect([other.status, other.body.detail]).toEqual([
      409,
      'Questo pacco è già partito con il codice C1.',
    ]);
    expect((await desk.reopen(parcel.id)).status).toBe(409);
    const codes = (await desk.linesOf(order.id)).map(({ tracking }) => tracking?.code);
    expect(codes).toEqual(['C1', 'C1']);
  });

  it.each(['', '   ', 'x'.repeat(61), 'a\nb'])('is not shipped by the number %j', async (code) => {
    const { parcel } = await packed();
    expect((await desk.ship(parcel.id, code)).status).toBe(400);
  });

  it('needs a number, which its carrier has not told', async () => {
    const { parcel } = await packed();
    const { status, body } = await desk.ship(parcel.id);
    expect([status, body.code]).toEqual([409, 'command-refused']);
  });

  it('does not leave with a book that was cancelled since, and is packed again', async () => {
    const { order, ids, parcel } = await packed();
    await cancel(order.id, ids.slice(0, 1));
    const refused = await desk.ship(parcel.id, 'C1');
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^L’ordine è cambiato/),
    ]);
    const { body: again } = await desk.begin(order.number);
    expect(again).toMatchObject({ id: parcel.id, state: 'open', code: null });
    expect(again.warnings).toEqual([expect.stringMatching(/^L’ordine è cambiato/)]);
    expect(again.lines.map(({ lineId }) => lineId)).toEqual(ids.slice(1));
    const { body: closed } = await desk.pack(parcel.id, all(again));
    expect((await desk.ship(closed.id, 'C1')).body.state).toBe('shipped');
    expect((await desk.linesOf(order.id)).map(({ state }) => state)).toEqual([
      'cancelled',
      'shipped',
    ]);
  });

  it('and a cancellation at once are one of the two', async () => {
    const { order, ids, parcel } = await packed();
    const [shipped] = await Promise.all([
      desk.ship(parcel.id, 'C1'),
      cancel(order.id, ids.slice(0, 1)).catch(() => undefined),
    ]);
    const states = (await desk.linesOf(order.id)).map(({ state }) => state);
    expect(states).toEqual(
      shipped.status === 200 ? ['shipped', 'shipped'] : ['cancelled', 'reserved'],
    );
  });

  it('is none that nobody has packed', async () => {
    const { order } = await desk.place();
    const { body } = await desk.begin(order.number);
    expect((await desk.ship(body.id, 'C1')).status).toBe(409);
    expect((await desk.ship(randomUUID(), 'C1')).status).toBe(404);
  });
});

it.each([
  ['needs-response', [expect.stringMatching(/^La banca del cliente/)]],
  ['lost', [expect.stringMatching(/^La banca ha restituito/)]],
  ['won', []],
] as const)('whoever packs is told of a dispute that is %s', async (state, warnings) => {
  const { order } = await desk.place();
  const now = new Date();
  await service.dataSource.manager.insert(DisputeEntity, {
    id: `dp_${order.id}`,
    orderId: order.id,
    paymentId: randomUUID(),
    amountCents: 5_000,
    reason: 'fraudulent',
    state,
    isRefundable: false,
    dueAt: now,
    openedAt: now,
    closedAt: null,
    toldAt: now,
  });
  const { body } = await desk.begin(order.number);
  expect(body.warnings).toEqual(warnings);
});
