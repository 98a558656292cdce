import { randomUUID } from 'node:crypto';
import { adminOrderEndpoints } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { planOf, type PlanLine, statementsOf } from '@zaino/service/testing/statements';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { manyOrders } from '../testing/many-orders';
import { aBookLine, placedOrder } from '../testing/placed-order';
import { testConfig } from '../testing/test-config';
import { Bookshops } from '../upstreams/bookshops';
import { BookshopsClient } from '../upstreams/bookshops-client';
import { PickupHours } from '../upstreams/pickup-hours';
import { AdminOrdersService } from './admin-orders.service';
import { OrderBookshopsService } from './order-bookshops.service';
import { OrderCounts } from './order-counts';
import { OrderNeighboursService } from './order-neighbours.service';
import { OrderReader } from './order-reader';
import { OwnOrdersService } from './own-orders.service';

/** What reading does not need. */
const nowhere = {
  MYSQL_URL: '',
  REDIS_URL: '',
  CATALOGUE_URL: '',
  SCHOOLS_URL: '',
  BOOKSHOPS_URL: '',
  IDENTITY_URL: '',
  SMTP_URL: '',
  STRIPE_API_URL: '',
};
/** Of orders that are a minute apart: behind 15,000 of them. */
const farBehind = `${new Date(Date.now() - 15_000 * MINUTE_MS).toISOString()}~${randomUUID()}`;
const customerId = randomUUID();
const bookshopId = randomUUID();
let schema: TestDatabase;
let dataSource: DataSource;
let reader: OrderReader;
let own: OwnOrdersService;
let admin: AdminOrdersService;

beforeAll(async () => {
  schema = await createTestDatabase();
  dataSource = await migratedDataSource(schema.url, createDataSource);
  await manyOrders(dataSource, { orders: 20_000, customerId, bookshopId });
  const clock = new Clock();
  const client = new BookshopsClient({ baseUrl: nowhere.BOOKSHOPS_URL, serviceKey: '' });
  const hours = new PickupHours(new Bookshops(client, clock), clock);
  reader = new OrderReader(dataSource, clock, hours, testConfig(nowhere, {}));
  own = new OwnOrdersService(dataSource, clock, reader);
  admin = new AdminOrdersService(dataSource, clock, reader, new OrderCounts(dataSource, clock));
}, 2 * MINUTE_MS);
afterAll(async () => {
  await dataSource.destroy();
  await schema.drop();
});

const query = (values: Record<string, string> = {}) =>
  adminOrderEndpoints.orders.query.parse(values);
const page = (values?: Record<string, string>) => admin.page(query(values));

async function plansOf(action: () => Promise<unknown>): Promise<PlanLine[][]> {
  const statements = await statementsOf(dataSource, action);
  return Promise.all(statements.map((statement) => planOf(dataSource, statement)));
}

describe('a customer’s list among 20,000 orders', () => {
  it('is three statements on their indexes, sorted by none', async () => {
    const plans = await plansOf(() => own.page(customerId, 2));
    expect(plans.map((plan) => plan.map(({ key }) => key))).toEqual([
      ['ix_customer_order_customer_id', 'ix_refund_order_id'],
      ['ix_customer_order_customer_id'],
      ['ix_order_line_order_id'],
    ]);
    const [rows, count] = plans.map(([first]) => first);
    expect(rows?.Extra).not.toMatch(/filesort|temporary/);
    expect(count?.Extra).toMatch(/Using index/);
    expect(await own.page(customerId, 1)).toMatchObject({ total: 200 });
  });
});

describe('one order', () => {
  it('is read in as many statements with forty lines as with one', async () => {
    const few = await placedOrder(dataSource);
    const many = await placedOrder(dataSource, { lines: Array.from({ length: 40 }, aBookLine) });
    const read = (id: string) => statementsOf(dataSource, () => reader.read(id, 'staff'));
    const statements = await read(many.order.id);
    expect(statements).toHaveLength((await read(few.order.id)).length);
    const selects = statements.filter(({ sql }) => sql.startsWith('SELECT'));
    expect(selects).toHaveLength(5);
    for (const select of selects) {
      const [plan] = await planOf(dataSource, select);
      expect(plan?.type).toMatch(/^(const|ref)$/);
    }
  });
});

describe('the list of staff among 20,000 orders', () => {
  const all = { limit: '100' };
  it.each([
    ['all of them', all],
    ['a page far behind', { ...all, after: farBehind }],
    ['one state', { ...all, state: 'waiting' }],
    ['the state that most have', { ...all, state: 'delivered' }],
    [
      'a payment, a bookshop and days',
      { ...all, payment: 'paid', bookshop: bookshopId, from: '2026-01-01' },
    ],
  ])('asks for %s in few statements, and reads no order but those it shows', async (_, values) => {
    await page(values);
    const plans = await plansOf(() => page(values));
    // The page and its lines; what is counted, and whether what is kept of it still holds.
    expect(plans.length).toBeLessThanOrEqual(4);
    const of = (table: string) => plans.filter((plan) => plan.some((line) => line.table === table));
    const searched = (plan: PlanLine[]) =>
      plan.filter(({ table, type }) => table === 'customer_order' && type !== 'eq_ref');
    for (const { key, Extra } of plans.flatMap(searched)) {
      expect(key).toMatch(/^ix_customer_order_(state|created_at|bookshop_id)$/);
      expect(Extra).toMatch(/Using index/);
    }
    const [rows = []] = of('r');
    for (const { Extra } of searched(rows)) expect(Extra).not.toMatch(/filesort/);
    expect(rows.find(({ table }) => table === 'r')?.key).toBe('ix_refund_order_id');
    expect(of('order_line').map((plan) => plan.map(({ key }) => key))).toEqual([
      ['ix_order_line_order_id'],
    ]);
    for (const [log] of of('order_event'))
      expect([log?.type, log?.key]).toEqual(['range', 'PRIMARY']);
  });

  it('finds what is late by the index of the lines alone', async () => {
    const plans = await plansOf(() => page({ view: 'late' }));
    expect(plans).toHaveLength(3);
    const late = plans
      .slice(0, 2)
      .flat()
      .filter(({ table }) => table === 'order_line');
    expect(late.length).toBeGreaterThan(0);
    for (const line of late) {
      expect([line.key, line.Extra]).toEqual([
        'ix_order_line_state',
        expect.stringMatching(/Using index/) as string,
      ]);
    }
  });

  it('finds what can be shipped without reading lines, and whose money is on its way back', async () => {
    const plans = (await plansOf(() => page({ view: 'to-ship' }))).slice(0, 2).flat();
    const lines = plans.filter(({ table }) => table === 'order_line');
    expect(lines.length).toBeGreaterThan(0);
    for (const { key, Extra } of lines) {
      expect([key, Extra]).toEqual([
        expect.stringMatching(/^ix_order_line_(state|seller_id)/) as string,
        expect.stringMatching(/Using index/) as string,
      ]);
    }
    // Two of a hundred lie aside, all of them to be sent; of four the money is on its way.
    expect((await page({ view: 'to-ship' })).total).toBe(400);
    expect((await page({ view: 'refunding' })).total).toBe(800);
  });

  it('looks for words once, in the full text', async () => {
    const plans = await plansOf(() => page({ search: 'famiglia123@posta.example' }));
    expect(plans).toHaveLength(3);
    const [found = []] = plans;
    expect(found.map(({ key }) => key)).toContain('fx_customer_order_search_text');
    expect((await page({ search: 'famiglia123@posta.example' })).total).toBe(40);
  });

  it('finds the bookshops within an index', async () => {
    const bookshops = new OrderBookshopsService(dataSource);
    const [plan = []] = await plansOf(() => bookshops.list());
    const ofOrders = plan.filter(({ table }) => table === 'customer_order');
    expect(ofOrders.map(({ Extra }) => Extra).join()).toMatch(/Using index/);
    expect((await bookshops.list()).map(({ id }) => id)).toEqual([bookshopId]);
  });

  it('finds the neighbours of an order by an index, and reads none of the others', async () => {
    const neighbours = new OrderNeighboursService(dataSource, new Clock());
    const { orders } = await page({ ...all, state: 'waiting' });
    const [before, middle, after] = orders;
    const plans = await plansOf(() => neighbours.find(middle?.id ?? '', { state: 'waiting' }));
    for (const [first] of plans.slice(1)) {
      expect(first?.key).toMatch(/^ix_customer_order_(state|created_at)$/);
    }
    expect(await neighbours.find(middle?.id ?? '', { state: 'waiting' })).toEqual({
      previous: { id: before?.id, number: before?.number },
      next: { id: after?.id, number: after?.number },
    });
  });

  it('counts every state over all other filters', async () => {
    const { states, total } = await page({ state: 'waiting', bookshop: bookshopId });
    const counted = Object.fromEntries(states.map(({ state, orders }) => [state, orders]));
    expect(counted).toEqual({ waiting: 200, cancelled: 200, delivered: 1_600 });
    expect(total).toBe(200);
    const { orders } = await admin.count();
    await placedOrder(dataSource);
    expect(await admin.count()).toEqual({ orders: orders + 1 });
  });
});
