import type { Order } from '@zaino/contracts/orders';
import { DAYS_REVERSED } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { aProductLine, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let admin: SignedInCaller;
beforeAll(async () => {
  service = await startTestService();
  admin = await service.signIn({ role: 'admin', displayName: 'direzione' });
});
afterAll(() => service.stop());

async function paidOrder() {
  return placedOrder(service.dataSource, {
    order: { state: 'paid', paymentState: 'paid' },
    lines: [{ state: 'paid' }, aProductLine({ state: 'reserved' })],
  });
}

function give(orderId: string, body: unknown, caller: Pick<SignedInCaller, 'call'> = admin) {
  const path = `/api/admin/orders/${orderId}/commands`;
  return caller.call<Order>({ method: 'POST', path, body });
}

/** In Italy, or so many days later. */
const today = (daysLater = 0) => italianDay(Date.now() + daysLater * DAY_MS);

describe('a command of staff', () => {
  it.each(['order-from-supplier', 'change-dates'])(
    '%s promises no day that is over',
    async (name) => {
      const { order, lines } = await paidOrder();
      const lineIds = [lines[0]?.id];
      const expected = { from: today(-1), to: today(9) };
      const command = { command: name, lineIds, expected };
      const { status, body } = await give(order.id, { version: order.version, command });
      expect([status, body]).toMatchObject([
        400,
        {
          code: 'invalid-input',
          errors: [{ path: 'command.expected.from', message: 'Scegli un giorno da oggi in poi' }],
        },
      ]);
      const again = { command: 'reserve', lineIds };
      expect((await give(order.id, { version: order.version, command: again })).status).toBe(200);
    },
  );

  it('says no last day before the first', async () => {
    const { order, lines } = await paidOrder();
    const expected = { from: today(9), to: today(8) };
    const command = { command: 'change-dates', lineIds: [lines[0]?.id], expected };
    const { status, body } = await give(order.id, { version: order.version, command });
    expect([status, body]).toMatchObject([
      400,
      { errors: [{ path: 'command.expected.to', message: DAYS_REVERSED }] },
    ]);
  });

  it('moves the lines it names, and answers the order as it is then, with who did it', async () => {
    const { order, lines } = await paidOrder();
    const lineIds = [lines[0]?.id];
    const expected = { from: today(), to: today(9) };
    const command = { command: 'order-from-supplier', lineIds, expected };
    const { status, body } = await give(order.id, { version: order.version, command });
    expect(status).toBe(200);
    expect(body.lines.map(({ state }) => state)).toEqual(['waiting', 'reserved']);
    expect(body.lines[0]?.expected).toEqual(expected);
    expect(body.version).toBe(order.version + 1);
    expect(body.events.at(-1)).toMatchObject({
      command: 'order-from-supplier',
      who: 'staff',
      name: 'direzione',
      lineIds,
    });
  });

  it('is refused for an order that was moved since it was read, and changes nothing', async () => {
    const { order, lines } = await paidOrder();
    const command = { command: 'reserve', lineIds: [lines[0]?.id] };
    await give(order.id, { version: order.version, command });
    const { status, body } = await give(order.id, { version: order.version, command });
    expect([status, body.code]).toEqual([409, 'order-moved']);
  });

  it('cancels some pieces of a line, once', async () => {
    const { order, lines } = await placedOrder(service.dataSource, {
      order: { state: 'received', paymentState: 'due', paymentMethod: 'shop' },
      lines: [{ quantity: 3 }],
    });
    const lineId = lines[0]?.id;
    const command = { command: 'cancel', lineIds: [lineId], reason: 'Fuori stampa' };
    const give2 = (version: number, pieces: object[]) =>
      give(order.id, { version, command: { ...command, pieces } });
    const pieces = [{ lineId, quantity: 2, of: 3 }];
    const { status, body } = await give2(order.version, pieces);
    expect(status).toBe(200);
    expect(body.lines.map(({ quantity, state }) => [quantity, state])).toEqual([
      [1, 'received'],
      [2, 'cancelled'],
    ]);
    expect(body.events.at(-1)?.text).toBe('Annullato: Fuori stampa · Matematica verde 1 (2 pezzi)');
    for (const version of [order.version, body.version]) {
      const again = await give2(version, pieces);
      expect([again.status, again.body.code]).toEqual([409, 'order-moved']);
    }
    expect((await give2(body.version, [{ lineId, quantity: 0, of: 1 }])).status).toBe(400);
  });

  it('is refused where the state does not allow it', async () => {
    const { order, lines } = await paidOrder();
    const command = { command: 'deliver', lineIds: [lines[0]?.id] };
    const { status, body } = await give(order.id, { version: order.version, command });
    expect([status, body.code]).toEqual([409, 'command-refused']);
  });

  it.each([
    ['an unknown command', { command: 'confirm-payment', lineIds: [] }],
    ['no lines', { command: 'reserve', lineIds: [] }],
    [
      'no reason',
      { command: 'cancel', lineIds: ['8d7ef2a0-4a5a-4c47-9d0f-000000000001'], reason: ' ' },
    ],
  ])('is refused at the door with %s', async (_what, command) => {
    const { order } = await paidOrder();
    const { status } = await give(order.id, { version: order.version, command });
    expect(status).toBe(400);
  });

  it('is for admins alone', async () => {
    const { order, lines } = await paidOrder();
    const body = {
      version: order.version,
      command: { command: 'reserve', lineIds: [lines[0]?.id] },
    };
    const customer = await service.signIn({ uid: order.customerId });
    expect((await give(order.id, body, customer)).status).toBe(401);
    expect((await give(order.id, body, service)).status).toBe(401);
  });

  it('finds no order that there is not', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const command = { command: 'reserve', lineIds: [id] };
    expect((await give(id, { version: 1, command })).status).toBe(404);
  });
});
