import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { planOf, statementsOf } from '@zaino/service/testing/statements';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { manyOrders } from '../testing/many-orders';
import { sumOf } from './sales-answer';
import { SalesDays } from './sales-days';

const ORDERS = 20_000;
/** They are a minute apart. */
const period = { from: italianDay(Date.now() - 20 * DAY_MS), to: italianDay(Date.now()) };

let schema: TestDatabase;
let dataSource: DataSource;
let days: SalesDays;
beforeAll(async () => {
  schema = await createTestDatabase();
  dataSource = await migratedDataSource(schema.url, createDataSource);
  await manyOrders(dataSource, {
    orders: ORDERS,
    customerId: randomUUID(),
    bookshopId: randomUUID(),
  });
  days = new SalesDays(dataSource, new Clock());
}, 2 * MINUTE_MS);
afterAll(async () => {
  await dataSource.destroy();
  await schema.drop();
});

describe('the days of 20,000 orders', () => {
  it('are counted once, and what they come to has each order once', async () => {
    expect(await days.refresh(period)).toBeGreaterThanOrEqual(14);
    const { placed, all, baskets } = sumOf(await days.sales(period));
    expect([placed, all.orders, baskets.length]).toEqual([ORDERS, ORDERS, ORDERS]);
    expect(await days.refresh(period)).toBe(0);
  });

  it('are looked through for changes within an index', async () => {
    const statements = await statementsOf(dataSource, () => days.refresh(period));
    const [statement] = statements.filter(({ sql }) => sql.includes('SUM(version)'));
    expect(statement).toBeDefined();
    const [plan] = statement ? await planOf(dataSource, statement) : [];
    expect(plan?.key).toBe('ix_customer_order_created_at');
    expect(plan?.Extra).toMatch(/Using index/);
  });
});
