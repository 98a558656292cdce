import { randomUUID } from 'node:crypto';
import { GATEWAY_LIMIT_MS } from '@zaino/rules/time-limits';
import { orderCalls } from '../testing/order-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedProduct } from '../testing/wanted';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** More than the service has connections. */
const BUYERS = 12;

const countOrders = async () => {
  const sql = 'SELECT COUNT(*) AS orders FROM customer_order';
  const [{ orders } = { orders: '' }] = await service.dataSource.query<{ orders: string }[]>(sql);
  return Number(orders);
};

it('a database that takes statements and answers none refuses orders in time, and each is placed once by the same press', async () => {
  const { bodyOf, send } = orderCalls(service);
  const product = service.catalogue.add({ pezzi_disponibili: 1_000 });
  const body = await bodyOf([wantedProduct(product)]);
  const presses = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const { call } = await service.signIn({ uid: randomUUID() });
      const key = randomUUID();
      return () => send({ call }, body, key);
    }),
  );

  service.databaseRelay.freeze();
  const start = performance.now();
  const refused = await Promise.all(presses.map((press) => press()));
  expect(performance.now() - start).toBeLessThan(GATEWAY_LIMIT_MS);
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  }

  service.databaseRelay.thaw();
  const placed = await Promise.all(presses.map((press) => press()));
  expect(placed.map(({ status }) => status)).toEqual(presses.map(() => 200));
  expect(await countOrders()).toBe(BUYERS);
  expect(service.catalogue.stockOf(product.id)).toBe(1_000 - BUYERS);
}, 60_000);
