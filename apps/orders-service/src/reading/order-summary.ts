import type { OrderSummary } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import type { DataSource } from 'typeorm';
import { expectedDaysOf, expecting, wholeRange } from '../orders/expected-days';
import type { OrderEntity } from '../orders/order.entity';
import { canPay } from './can-pay';

/** Titles that a list names; how many lines there are the states say. */
const MOST_TITLES = 4;

/** Columns of `customer_order` (as `o`) that a list shows. */
export const summaryColumns = `o.id, o.number, o.state, o.payment_state AS paymentState,
  o.payment_method AS paymentMethod, o.created_at AS createdAt, o.pay_before AS payBefore,
  o.shipping_method AS shippingMethod, o.total_cents AS totalCents,
  o.cedola_state AS cedolaState, o.money_awaited_until AS moneyAwaitedUntil,
  EXISTS (SELECT 1 FROM refund r WHERE r.order_id = o.id AND r.state = 'pending') AS hasPendingRefund`;

/** A row of these columns. */
export type OrderSummaryRow = Pick<
  OrderSummary,
  'id' | 'number' | 'state' | 'paymentState' | 'paymentMethod' | 'shippingMethod'
> & { createdAt: Date; payBefore: Date | null; totalCents: number; hasPendingRefund: 0 | 1 } & Pick<
    OrderEntity,
    'cedolaState' | 'moneyAwaitedUntil'
  >;

/** A line as a list needs it. */
export interface ListedLine {
  orderId: string;
  state: OrderSummary['state'];
  quantity: number;
  expectedFrom: string | null;
  expectedTo: string | null;
  title: string;
}

/** The lines of some orders by the order's id, in one statement on `ix_order_line_order_id`. */
export async function listedLines(
  dataSource: DataSource,
  orderIds: readonly string[],
): Promise<(orderId: string) => ListedLine[]> {
  const byOrder = new Map(orderIds.map((id) => [id, [] as ListedLine[]]));
  if (orderIds.length > 0) {
    const lines = await dataSource.query<ListedLine[]>(
      `SELECT order_id AS orderId, state, quantity, expected_from AS expectedFrom,
         expected_to AS expectedTo, JSON_UNQUOTE(JSON_EXTRACT(details, '$.title')) AS title
       FROM order_line WHERE order_id IN (?) ORDER BY order_id, position`,
      [orderIds],
    );
    for (const line of lines) byOrder.get(line.orderId)?.push(line);
  }
  return (orderId) => byOrder.get(orderId) ?? [];
}

export function orderSummary(
  row: OrderSummaryRow,
  lines: readonly ListedLine[],
  now: Date,
): OrderSummary {
  const { id, number, state, paymentState, paymentMethod, shippingMethod } = row;
  return {
    id,
    number,
    state,
    paymentState,
    paymentMethod,
    shippingMethod,
    createdAt: row.createdAt.toISOString(),
    canPay: canPay(row, now),
    itemCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    total: toEuro(row.totalCents),
    titles: lines.slice(0, MOST_TITLES).map(({ title }) => title),
    isRefundPending: row.hasPendingRefund === 1,
    ...(row.moneyAwaitedUntil !== null && { isMoneyAwaited: true as const }),
    lineStates: lineStates(lines),
    expected: wholeRange(lines.map(expectedDaysOf)),
  };
}

function lineStates(lines: readonly ListedLine[]): OrderSummary['lineStates'] {
  const counts = new Map<OrderSummary['state'], number>();
  for (const { state } of lines) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => ({ state, lines: count }));
}

/** Whether a line's date is over and it is not where it should be. */
export function isLate({ state, expectedTo }: ListedLine, today: string): boolean {
  return expectedTo !== null && expectedTo < today && expecting.includes(state);
}
