import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@zaino/rules/durations';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { aBookLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { counterWorld, idsOf, unpaid } from './testing/counter-world';

let service: TestService;
let at: Awaited<ReturnType<typeof counterWorld>>;
beforeAll(async () => {
  service = await startTestService();
  at = await counterWorld(service);
});
afterAll(() => service.stop());

describe('a withdrawal at the counter', () => {
  const delivered = (line: Partial<OrderLineEntity> = {}) =>
    aBookLine({ state: 'delivered', deliveredAt: new Date(service.now() - DAY_MS), ...line });
  const paid = { ...unpaid, state: 'delivered', paymentState: 'paid', paidAt: new Date() } as const;

  it('is recorded for the family, whose receipt is mailed, and the return follows', async () => {
    const { order, lines } = await at.place(paid, delivered({ quantity: 2 }), delivered());
    const [twins] = lines;
    const email = `recesso-${randomUUID()}@posta.example`;
    const { status, body } = await at.withdraw(order.id, {
      lineIds: [twins?.id],
      pieces: [{ lineId: twins?.id, quantity: 1, of: 2 }],
      name: 'Anna Bianchi',
      email,
    });
    expect(status).toBe(200);
    expect(body.withdrawals).toMatchObject([{ name: 'Anna Bianchi', pieces: [{ quantity: 1 }] }]);
    expect(body.events.at(-1)).toMatchObject({
      who: 'bookshop',
      name: 'Marta',
      text: 'Recesso dal contratto · Matematica verde 1 (1 pezzo)',
    });
    const back = body.lines.find(({ withdrawnAt }) => withdrawnAt !== null);
    expect(back?.commands).toContain('receive-return');
    const returned = await at.command(order.id, {
      version: body.version,
      command: { command: 'receive-return', lineIds: [back?.id], restocks: false },
    });
    expect(returned.body.refunds).toMatchObject([{ amount: 31.5, state: 'done' }]);
    const worker = await service.startProcess('worker');
    const mail = await service.mailbox.mailTo(email, 1);
    expect(mail).toBeDefined();
    await worker.close();
  });

  it('is no more where its days are over', async () => {
    const { order, lines } = await at.place(
      paid,
      delivered({ deliveredAt: new Date(service.now() - 16 * DAY_MS) }),
    );
    const { status, body } = await at.withdraw(order.id, {
      lineIds: idsOf(lines),
      name: 'Anna Bianchi',
      email: 'a@posta.example',
    });
    expect([status, body]).toMatchObject([409, { code: 'withdrawal-refused' }]);
  });
});
