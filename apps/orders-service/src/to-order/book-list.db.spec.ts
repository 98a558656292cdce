import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@zaino/rules/durations';
import { planOf, statementsOf } from '@zaino/service/testing/statements';
import { DataSource } from 'typeorm';
import { OWN_SHOP } from '../orders/shop';
import { manyOrders } from '../testing/many-orders';
import { startTestService, type TestService } from '../testing/test-service';
import { BookList } from './book-list';

const bookshopId = randomUUID();
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await manyOrders(service.dataSource, { orders: 2_000, customerId: randomUUID(), bookshopId });
}, 2 * MINUTE_MS);
afterAll(() => service.stop());

describe('the books that a shop waits for', () => {
  it.each([
    ['of a bookshop', bookshopId],
    ['of the shop itself', OWN_SHOP],
  ])('are counted in an index alone: %s', async (_, shopId) => {
    const dataSource = service.app.get(DataSource, { strict: false });
    const books = service.app.get(BookList, { strict: false });
    const statements = await statementsOf(dataSource, () => books.read(shopId, service.now()));
    const counting = statements.filter(({ sql }) => sql.includes('SUM(l.quantity)'));
    expect(counting).toHaveLength(1);
    for (const statement of counting) {
      const plan = await planOf(dataSource, statement);
      const ofLines = plan.filter(({ table }) => table === 'l');
      expect(ofLines.map(({ key }) => key)).toEqual(['ix_order_line_seller_id']);
      for (const { Extra } of ofLines) expect(Extra).toMatch(/Using index/);
    }
  });
});
