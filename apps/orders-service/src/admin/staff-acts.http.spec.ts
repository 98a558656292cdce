import { randomUUID } from 'node:crypto';
import { aProductLine, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let admin: SignedInCaller;
beforeAll(async () => {
  service = await startTestService();
  // It delivers what the other process adds to the outbox.
  await service.startProcess('worker');
  admin = await service.signIn({ role: 'admin', displayName: 'direzione' });
});
afterAll(() => service.stop());

describe('the audit log is told', () => {
  it('of a command of staff: who, to which order, and the states of its lines', async () => {
    const { order, lines } = await placedOrder(service.dataSource, {
      order: { state: 'paid', paymentState: 'paid' },
      lines: [{ state: 'paid' }, aProductLine({ state: 'reserved' })],
    });
    const [line] = lines;
    const lineId = line?.id ?? '';
    const { status } = await admin.call({
      method: 'POST',
      path: `/api/admin/orders/${order.id}/commands`,
      body: { version: order.version, command: { command: 'reserve', lineIds: [lineId] } },
    });
    expect(status).toBe(200);
    const [told, ...others] = await service.auditLog.untilTold(order.id, 'orders.reserve');
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      source: 'orders',
      actor: { id: admin.uid, name: 'direzione' },
      subject: { kind: 'order', id: order.id },
      before: { lines: { [lineId]: 'paid' } },
      after: { lines: { [lineId]: 'reserved' } },
    });
    expect(JSON.stringify(told)).not.toContain(order.contact.email);
  });

  it('of a command for many orders, of each; and of a note, without what it says', async () => {
    const placed = [
      await placedOrder(service.dataSource, {
        order: { state: 'paid', paymentState: 'paid' },
        lines: [{ state: 'paid' }],
      }),
      await placedOrder(service.dataSource, {
        order: { state: 'paid', paymentState: 'paid' },
        lines: [{ state: 'paid' }],
      }),
    ];
    const orders = placed.map(({ order: { id, version } }) => ({ id, version }));
    const changeId = randomUUID();
    const body = { changeId, orders, command: { command: 'reserve' } };
    await admin.call({ method: 'POST', path: '/api/admin/order-commands', body });
    for (const { id } of orders) {
      expect(await service.auditLog.untilTold(id, 'orders.reserve')).toHaveLength(1);
    }
    const [first] = orders;
    const path = `/api/admin/orders/${first?.id}/note`;
    const note = { text: 'La nonna Topolina ritira', version: 0 };
    await admin.call({ method: 'PUT', path, body: note });
    const told = await service.auditLog.untilTold(first?.id ?? '', 'orders.noted');
    expect(told.find(({ act }) => act === 'orders.noted')).toMatchObject({
      before: null,
      after: { version: 1, length: note.text.length },
    });
  });

  it('of a voucher that was made, and ended once', async () => {
    const path = '/api/admin/vouchers';
    const body = {
      code: 'REGISTRO',
      kind: 'percent',
      value: 10,
      appliesTo: 'products',
      validFrom: '2026-01-01T00:00:00.000Z',
      validUntil: '2100-01-01T00:00:00.000Z',
      mostUses: null,
    };
    expect((await admin.call({ method: 'POST', path, body })).status).toBe(200);
    const end = () => admin.call({ method: 'DELETE', path: `${path}/REGISTRO` });
    expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
    const acts = ['vouchers.added', 'vouchers.ended'];
    const told = await service.auditLog.untilTold('REGISTRO', ...acts);
    expect(told.map(({ act }) => act).sort()).toEqual(acts);
    expect(told.find(({ act }) => act === 'vouchers.added')).toMatchObject({
      before: null,
      after: { code: 'REGISTRO', value: 10 },
    });
  });
});
