import type { adminOrderEndpoints } from '@zaino/contracts/orders';
import type { QueryOf } from '@zaino/service/route';
import { endOfItalianDay } from '@zaino/rules/italian-day';
import { expecting } from '../orders/expected-days';
import type { OrderCondition } from './condition';
import { searchCondition } from './order-search';

export type AdminOrderQuery = QueryOf<typeof adminOrderEndpoints.orders>;

/** Milliseconds from one end of a day to the next begin. */
const TICK_MS = 1;

/** Last moment of a day in Italy, so many days later. */
const endOf = (day: string, daysLater = 0) =>
  endOfItalianDay(new Date(`${day}T12:00:00Z`), daysLater);

/** What the filters ask for, but for the state; `today` is the day in Italy. */
export function conditionsOf(query: AdminOrderQuery, today: string): OrderCondition[] {
  const { payment, bookshop, from, to, late, search } = query;
  const wanted: (OrderCondition | false | '' | undefined)[] = [
    payment && { sql: 'payment_state = ?', values: [payment] },
    bookshop && { sql: 'bookshop_id = ?', values: [bookshop] },
    from && { sql: 'created_at >= ?', values: [new Date(endOf(from, -1).getTime() + TICK_MS)] },
    to && { sql: 'created_at <= ?', values: [endOf(to)] },
    late && lateCondition(today),
    search && searchCondition(search),
  ];
  return wanted.filter((condition) => typeof condition === 'object');
}

/** Orders with a line whose date is over, by `ix_order_line_state` alone. */
export function lateCondition(today: string): OrderCondition {
  return {
    sql: 'id IN (SELECT order_id FROM order_line WHERE state IN (?) AND expected_to < ?)',
    values: [expecting, today],
  };
}

/** A WHERE of all of them. */
export function whereOf(conditions: readonly OrderCondition[]): OrderCondition {
  if (conditions.length === 0) return { sql: '', values: [] };
  return {
    sql: `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    values: conditions.flatMap(({ values }) => values),
  };
}
