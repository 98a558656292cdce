import { randomUUID } from 'node:crypto';
import { deskEndpoints } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { planOf, statementsOf } from '@zaino/service/testing/statements';
import { DataSource } from 'typeorm';
import { startTestService, type TestService } from '../testing/test-service';
import { manyOrders } from '../testing/many-orders';
import { DeskOrdersService } from './desk-orders.service';
import type { OwnBookshop } from './own-bookshop';

const bookshopId = randomUUID();
let service: TestService;
let desk: DeskOrdersService;
beforeAll(async () => {
  service = await startTestService();
  await manyOrders(service.dataSource, { orders: 20_000, customerId: randomUUID(), bookshopId });
  desk = service.app.get(DeskOrdersService, { strict: false });
}, 2 * MINUTE_MS);
afterAll(() => service.stop());

const own: OwnBookshop = {
  bookshopId,
  isOwner: true,
  actor: { who: 'bookshop', id: null, name: null },
};
const page = (values: Record<string, string> = {}) =>
  desk.page(own, deskEndpoints.orders.query.parse(values));

/** Of each statement: which index finds orders, and how. */
async function ordersFoundBy(values: Record<string, string>) {
  const dataSource = service.app.get(DataSource, { strict: false });
  const statements = await statementsOf(dataSource, () => page(values));
  const plans = await Promise.all(statements.map((one) => planOf(dataSource, one)));
  return {
    statements: statements.length,
    found: plans
      .flat()
      .filter(({ table, type }) => table === 'customer_order' && type !== 'eq_ref'),
  };
}

describe('the list of a bookshop among 20,000 orders', () => {
  it.each<Record<string, string>>([{}, { stage: 'awaited' }, { open: 'true' }])(
    'is three statements for %j, and reads no order but those it shows',
    async (values) => {
      const { statements, found } = await ordersFoundBy(values);
      expect(statements).toBe(3);
      for (const { key, Extra } of found) {
        expect(key).toMatch(/^ix_customer_order_(state|bookshop_id)$/);
        expect(Extra).toMatch(/Using index/);
      }
    },
  );

  it('finds words by the full text', async () => {
    const { found } = await ordersFoundBy({ search: 'famiglia123@posta.example' });
    for (const { key } of found) expect(key).toBe('fx_customer_order_search_text');
  });

  it('counts and shows what is there', async () => {
    const { total, stages } = await page({ stage: 'awaited' });
    expect(total).toBe(200);
    const counted = Object.fromEntries(stages.map(({ stage, orders }) => [stage, orders]));
    expect(counted).toEqual({ awaited: 200, ended: 200, 'handed-over': 1_600 });
  });
});
