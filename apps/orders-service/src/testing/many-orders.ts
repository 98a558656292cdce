import { randomUUID } from 'node:crypto';
import { type OrderState, orderStates } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import type { DataSource } from 'typeorm';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { aBookLine, anOrder, aProductLine } from './placed-order';

/** So many are made here, the database makes the rest of them. */
const MADE = 500;

/** How many orders of a hundred stand where; the others are delivered. */
const shares: Partial<Record<OrderState, number>> = {
  paid: 2,
  waiting: 4,
  reserved: 2,
  shipped: 2,
  cancelled: 4,
  refunded: 2,
};

interface Many {
  /** A multiple of 500. */
  orders: number;
  customerId: string;
  bookshopId: string;
}

/**
 * A shop's database after some time: orders of a book and a product each, a minute apart; every hundredth is the
 * customer's, every tenth is handed out by the bookshop, and every hundredth is late.
 */
export async function manyOrders(dataSource: DataSource, many: Many): Promise<void> {
  const placed = Array.from({ length: MADE }, (_, number) => orderOf(number, many));
  await dataSource.manager.insert(
    OrderEntity,
    placed.map(({ order }) => order),
  );
  await dataSource.manager.insert(
    OrderLineEntity,
    placed.flatMap(({ lines }) => lines),
  );
  for (let copy = 1; copy < many.orders / MADE; copy += 1) await copyMade(dataSource, copy);
  await refundOrders(dataSource);
  await dataSource.query('ANALYZE TABLE customer_order, order_line, refund');
}

/** Of what was cancelled the money is on its way back, of what was refunded it is there. */
function refundOrders(dataSource: DataSource): Promise<unknown> {
  return dataSource.query(
    `INSERT INTO refund (id, order_id, amount_cents, state, reason, line_cents, created_at)
     SELECT UUID(), id, total_cents, IF(state = 'cancelled', 'pending', 'done'), '', '{}', created_at
     FROM customer_order WHERE state IN ('cancelled', 'refunded')`,
  );
}

function orderOf(number: number, { customerId, bookshopId }: Many) {
  const state = stateOf(number);
  const isLate = number % 100 === 2;
  const days = { expectedFrom: '2020-01-01', expectedTo: isLate ? '2020-01-02' : '2060-01-02' };
  return anOrder({
    order: {
      state,
      createdAt: new Date(Date.now() - number * MINUTE_MS),
      payBefore: null,
      customerId: number % 100 === 7 ? customerId : randomUUID(),
      bookshopId: number % 10 === 3 ? bookshopId : null,
      paymentState: state === 'refunded' ? 'refunded' : 'paid',
      searchText: `zn-7k3m famiglia${number} famiglia${number}@posta.example matematica verde`,
    },
    lines: [aBookLine({ state, ...days }), aProductLine({ state, ...days })],
  });
}

function stateOf(number: number): OrderState {
  let rest = number % 100;
  for (const state of orderStates) {
    rest -= shares[state] ?? 0;
    if (rest < 0) return state;
  }
  return 'delivered';
}

/** The made ones once more, as far back as they go. */
async function copyMade(dataSource: DataSource, copy: number): Promise<void> {
  const suffix = String(copy).padStart(12, '0');
  const changed: Record<string, string> = {
    id: `CONCAT(LEFT(id, 24), '${suffix}')`,
    order_id: `CONCAT(LEFT(order_id, 24), '${suffix}')`,
    number: `CONCAT(LEFT(number, 12), '${suffix.slice(-4)}')`,
    tracking_token: `CONCAT(LEFT(tracking_token, 20), '${suffix}')`,
    created_at: `created_at - INTERVAL ${copy * MADE} MINUTE`,
  };
  for (const entity of [OrderEntity, OrderLineEntity]) {
    const { tableName, columns } = dataSource.getMetadata(entity);
    const names = columns.map(({ databaseName }) => databaseName);
    const values = names.map((name) => changed[name] ?? name);
    const own = entity === OrderEntity ? 'id' : 'order_id';
    await dataSource.query(
      `INSERT INTO ${tableName} (${names.join(', ')}) SELECT ${values.join(', ')}
       FROM ${tableName} WHERE ${own} NOT LIKE '%-00000000____'`,
    );
  }
}
