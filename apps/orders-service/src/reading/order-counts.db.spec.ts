import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { statementsOf } from '@zaino/service/testing/statements';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderEntity } from '../orders/order.entity';
import { placedOrder } from '../testing/placed-order';
import { OrderCounts } from './order-counts';

/** Before the orders that are counted at each call. */
const OLD_DAYS = 90;
const bookshopId = randomUUID();
let schema: TestDatabase;
let dataSource: DataSource;
let counts: OrderCounts;

class MovedClock extends Clock {
  later = 0;
  override now() {
    return super.now() + this.later;
  }
}
let clock: MovedClock;

beforeAll(async () => {
  schema = await createTestDatabase();
  dataSource = await migratedDataSource(schema.url, createDataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await schema.drop();
});
beforeEach(async () => {
  for (const table of ['order_event', 'order_line', 'customer_order']) {
    await dataSource.query(`DELETE FROM ${table}`);
  }
  clock = new MovedClock();
  counts = new OrderCounts(dataSource, clock);
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const place = (order: Partial<OrderEntity>) => placedOrder(dataSource, { order });
const old = (order: Partial<OrderEntity> = {}) =>
  place({ createdAt: daysAgo(OLD_DAYS), state: 'delivered', paymentState: 'paid', ...order });

async function counted(filters: Parameters<OrderCounts['byState']>[0] = {}) {
  const found = await counts.byState(filters);
  return Object.fromEntries(found.map(({ state, orders }) => [state, orders]));
}

const eventOf = (orderId: string) => ({
  orderId,
  command: 'confirm-refund',
  to: 'refunded' as const,
  who: 'system' as const,
  actorId: null,
  actorName: null,
  lineIds: [],
  data: {},
  at: new Date(),
});

/** As a command does: state and event in one transaction. */
const moved = (orderId: string, values: Partial<OrderEntity>) =>
  dataSource.transaction(async (manager) => {
    await manager.update(OrderEntity, { id: orderId }, values);
    await manager.insert(OrderEventEntity, eventOf(orderId));
  });

describe('counts of orders', () => {
  it('are of young and old ones, by each filter', async () => {
    await old();
    await old({ bookshopId, paymentState: 'due', state: 'ready' });
    await place({ state: 'waiting', paymentState: 'paid' });
    await place({ state: 'waiting', paymentState: 'paid', bookshopId });
    expect(await counted()).toEqual({ delivered: 1, ready: 1, waiting: 2 });
    expect(await counted({ payment: 'due' })).toEqual({ ready: 1 });
    expect(await counted({ delivery: 'standard' })).toEqual({ delivered: 1, waiting: 1 });
    expect(await counted({ delivery: 'pickup' })).toEqual({ ready: 1, waiting: 1 });
    expect(await counted({ bookshop: bookshopId, payment: 'paid' })).toEqual({ waiting: 1 });
    expect(await counted({ bookshop: randomUUID() })).toEqual({});
  });

  it('know of an old order that has moved, and of a new one, at once', async () => {
    const { order } = await old();
    expect(await counted()).toEqual({ delivered: 1 });
    await moved(order.id, { state: 'refunded', paymentState: 'refunded' });
    await place({ state: 'received' });
    expect(await counted()).toEqual({ refunded: 1, received: 1 });
    expect(await counted({ payment: 'refunded' })).toEqual({ refunded: 1 });
  });

  it('count old ones once, as long as only young ones move', async () => {
    await old();
    const { order } = await place({ state: 'paid', paymentState: 'paid' });
    await counted();
    await moved(order.id, { state: 'waiting' });
    const statements = await statementsOf(dataSource, () => counted());
    expect(statements.filter(({ sql }) => sql.includes('created_at < ? GROUP BY'))).toEqual([]);
    expect(await counted()).toEqual({ delivered: 1, waiting: 1 });
  });

  it('know of an event whose transaction ends after that of a later one', async () => {
    const { order: first } = await old();
    const { order: second } = await old();
    await counted();
    const open = dataSource.createQueryRunner();
    await open.startTransaction();
    await open.manager.update(OrderEntity, { id: first.id }, { state: 'returned' });
    await open.manager.insert(OrderEventEntity, eventOf(first.id));
    await moved(second.id, { state: 'refunded' });
    expect(await counted()).toEqual({ delivered: 1, refunded: 1 });
    await open.commitTransaction();
    await open.release();
    expect(await counted()).toEqual({ returned: 1, refunded: 1 });
  });

  it('agree with what stands in the table after each of many moves, asked by several at once', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, (_, index) => place({ createdAt: daysAgo(index * 10) })),
    );
    const states = ['paid', 'waiting', 'delivered', 'returned'] as const;
    for (const [index, { order }] of orders.entries()) {
      const state = states[index % states.length] ?? 'paid';
      await moved(order.id, { state });
      const answers = await Promise.all([counted(), counted(), counted()]);
      const rows = await dataSource.query<{ state: string; orders: string }[]>(
        'SELECT state, COUNT(*) AS orders FROM customer_order GROUP BY state',
      );
      const table = Object.fromEntries(rows.map((row) => [row.state, Number(row.orders)]));
      expect(answers).toEqual([table, table, table]);
    }
  });

  it('are counted anew after ten minutes, whatever was told', async () => {
    const { order } = await old();
    await counted();
    await dataSource.manager.update(OrderEntity, { id: order.id }, { state: 'refunded' });
    expect(await counted()).toEqual({ delivered: 1 });
    clock.later = 11 * MINUTE_MS;
    expect(await counted()).toEqual({ refunded: 1 });
  });
});
