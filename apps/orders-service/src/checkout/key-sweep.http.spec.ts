import { randomUUID } from 'node:crypto';
import { orderCalls } from '../testing/order-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook } from '../testing/wanted';
import { KeySweep } from './key-sweep';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const keysLeft = async () => {
  const [row] = await service.dataSource.query<{ n: string }[]>(
    'SELECT COUNT(*) AS n FROM idempotency_key',
  );
  return Number(row?.n);
};

it('keys are forgotten after thirty days, and even then no second order is made', async () => {
  const calls = orderCalls(service);
  const customer = await service.signIn();
  const body = await calls.bodyOf([wantedBook(service.schools.add())]);
  const key = randomUUID();
  const { body: first } = await calls.send(customer, body, key);
  const worker = await service.startProcess('worker');
  const sweep = worker.app.get(KeySweep, { strict: false });
  await sweep.run();
  expect(await keysLeft()).toBe(1);
  await service.dataSource.query(
    'UPDATE idempotency_key SET created_at = created_at - INTERVAL 31 DAY',
  );
  await sweep.run();
  expect(await keysLeft()).toBe(0);
  const { body: again } = await calls.send(customer, body, key);
  expect(again.orderId).toBe(first.orderId);
});
