import { randomUUID } from 'node:crypto';
import { systemActor } from '../orders/actor';
import { OrderCommands } from '../transitions/order-commands';
import { addVoucher } from '../testing/add-voucher';
import { orderCalls } from '../testing/order-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedProduct } from '../testing/wanted';
import { VoucherEntity } from './voucher.entity';

let service: TestService;
let calls: ReturnType<typeof orderCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = orderCalls(service);
});
afterAll(() => service.stop());

async function aVoucher(mostUses: number | null) {
  const code = randomUUID().slice(0, 13).toUpperCase();
  await addVoucher(service, {
    code,
    kind: 'percent',
    value: 10,
    appliesTo: 'products',
    mostUses,
    validFrom: '2026-01-01T00:00:00Z',
    validUntil: '2099-01-01T00:00:00Z',
  });
  return code;
}

const usesOf = async (code: string) =>
  (await service.dataSource.manager.findOneByOrFail(VoucherEntity, { code })).uses;

const anOrder = (code: string) =>
  calls.bodyOf([wantedProduct(service.catalogue.add({ prezzo: 10, pezzi_disponibili: 99 }))], {
    voucher: code,
  });

describe('a voucher', () => {
  it('that is good for five orders makes five of thirty cheaper, at once', async () => {
    const code = await aVoucher(5);
    const body = await anOrder(code);
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => calls.send(await service.signIn(), body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(25);
    expect(await usesOf(code)).toBe(5);
    const [row] = await service.dataSource.query<{ orders: string }[]>(
      'SELECT COUNT(*) AS orders FROM customer_order WHERE voucher_code = ?',
      [code],
    );
    expect(Number(row?.orders)).toBe(5);
  });

  it('is good for another order once one was given up unpaid, and counts again where its money came late', async () => {
    const code = await aVoucher(1);
    const first = await calls.send(await service.signIn(), await anOrder(code));
    expect(await usesOf(code)).toBe(1);
    const commands = service.app.get(OrderCommands, { strict: false });
    const { orderId } = first.body;
    const data = { cause: 'unpaid' } as const;
    await commands.run({ orderId, command: 'cancel', actor: systemActor, data });
    expect(await usesOf(code)).toBe(0);
    expect((await calls.send(await service.signIn(), await anOrder(code))).status).toBe(200);
    await commands.run({ orderId, command: 'confirm-payment', actor: systemActor });
    expect(await usesOf(code)).toBe(2);
  });

  it('stays used where a paid order is cancelled', async () => {
    const code = await aVoucher(1);
    const { body } = await calls.send(await service.signIn(), await anOrder(code));
    const commands = service.app.get(OrderCommands, { strict: false });
    const of = { orderId: body.orderId, actor: systemActor };
    await service.dataSource.query("UPDATE payment SET state = 'paid' WHERE order_id = ?", [
      body.orderId,
    ]);
    await commands.run({ ...of, command: 'confirm-payment' });
    await commands.run({ ...of, command: 'cancel', data: { reason: 'Prova' } });
    expect(await usesOf(code)).toBe(1);
  });
});
