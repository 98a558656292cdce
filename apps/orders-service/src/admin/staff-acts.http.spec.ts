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
