import type { OrderFilters, StandingView, staffOrderEndpoints } from '@zaino/contracts/orders';
import { endOfItalianDay } from '@zaino/rules/italian-day';
import type { QueryOf } from '@zaino/service/route';
import { expecting } from '../orders/expected-days';
import { openDisputeStates } from '../payments/dispute-state';
import { namedBy, type OrderCondition } from './condition';
import { searchCondition } from './order-search';

/** All that narrows a list of staff down. */
export type ListedFilters = QueryOf<typeof staffOrderEndpoints.neighbours>;

/** Milliseconds from one end of a day to the next begin. */
const TICK_MS = 1;

/** Last moment of a day in Italy, so many days later. */
const endOf = (day: string, daysLater = 0) =>
  endOfItalianDay(new Date(`${day}T12:00:00Z`), daysLater);

/** What the filters ask for, but for the state; `today` is the day in Italy. */
export function conditionsOf(query: Omit<ListedFilters, 'state'>, today: string): OrderCondition[] {
  const { payment, delivery, bookshop, school, from, to, view, search } = query;
  const wanted: (OrderCondition | false | '' | undefined)[] = [
    payment && { sql: 'payment_state = ?', values: [payment] },
    delivery && deliveryCondition(delivery),
    bookshop && { sql: 'bookshop_id = ?', values: [bookshop] },
    school && schoolCondition(school),
    from && { sql: 'created_at >= ?', values: [new Date(endOf(from, -1).getTime() + TICK_MS)] },
    to && { sql: 'created_at <= ?', values: [endOf(to)] },
    view && viewCondition(view, today),
    search && searchCondition(search),
  ];
  return wanted.filter((condition) => typeof condition === 'object');
}

export function stateCondition({ state }: Pick<OrderFilters, 'state'>): OrderCondition[] {
  return state ? [{ sql: 'state = ?', values: [state] }] : [];
}

/** Who hands an order out is in every index of the list: nobody does what is sent. */
function deliveryCondition(delivery: NonNullable<OrderFilters['delivery']>): OrderCondition {
  return { sql: `bookshop_id IS ${delivery === 'standard' ? '' : 'NOT '}NULL`, values: [] };
}

/** By `ix_order_line_school_code` alone. */
function schoolCondition(school: string): OrderCondition {
  return namedBy('order_line WHERE school_code = ?', [school]);
}

function viewCondition(view: StandingView, today: string): OrderCondition {
  return view === 'late' ? lateCondition(today) : views[view];
}

/**
 * Parcels that can leave: all that one delivery waits for lies aside, or some of several. Of what is sent no line has a
 * seller; whose lines lie aside is known by `ix_order_line_seller_id` alone, of these orders the rows are read.
 */
const toShip: OrderCondition = {
  sql: `bookshop_id IS NULL AND (state = 'reserved' OR deliveries = 'several') AND id IN (
    SELECT order_id FROM order_line WHERE seller_id IS NULL AND state = 'reserved')`,
  values: [],
  isLookedUp: true,
};

/** Money is on its way back: by `ix_refund_state` alone. */
const refunding = namedBy(`refund WHERE state = 'pending'`, []);

/** A bank asks for the payment, and nothing is decided: by `ix_dispute_state` alone. */
const disputed = namedBy('dispute WHERE state IN (?)', [openDisputeStates]);

const views: Readonly<Record<Exclude<StandingView, 'late'>, OrderCondition>> = {
  'to-ship': toShip,
  refunding,
  disputed,
};

/** Orders with a line whose date is over, by `ix_order_line_state` alone. */
export function lateCondition(today: string): OrderCondition {
  return namedBy('order_line WHERE state IN (?) AND expected_to < ?', [expecting, today]);
}

/** A WHERE of all of them. */
export function whereOf(conditions: readonly OrderCondition[]): OrderCondition {
  if (conditions.length === 0) return { sql: '', values: [] };
  return {
    sql: `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    values: conditions.flatMap(({ values }) => values),
  };
}
