import { DESK_CONTACT_DAYS, type deskEndpoints } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import type { QueryOf } from '@zaino/service/route';
import { lateCondition } from '../reading/admin-order-conditions';
import type { OrderCondition } from '../reading/condition';
import { searchCondition } from '../reading/order-search';
import { closedStates } from './desk-stages';

export type DeskQuery = QueryOf<typeof deskEndpoints.orders>;

/** Before this moment an order that has ended needs nobody's name any more. */
export const contactCutoff = (now: Date) => new Date(now.getTime() - DESK_CONTACT_DAYS * DAY_MS);

/** Orders of a bookshop: paid, or to be paid there (`ix_customer_order_bookshop_id`). */
export function ofBookshop(bookshopId: string): OrderCondition {
  return { sql: `bookshop_id = ? AND payment_state <> 'none'`, values: [bookshopId] };
}

/** What the filters ask for, but for the stage. */
export function conditionsOf(bookshopId: string, query: DeskQuery, now: Date): OrderCondition[] {
  const { search, school, classe, sezione, uncollected, late } = query;
  const wanted: (OrderCondition | false | '' | 0 | undefined)[] = [
    ofBookshop(bookshopId),
    search && searched(search, now),
    school && classCondition({ school, classe, sezione }),
    uncollected && uncollectedCondition(new Date(now.getTime() - uncollected * DAY_MS)),
    late && lateCondition(italianDay(now)),
  ];
  return wanted.filter((condition) => typeof condition === 'object');
}

/** Who it was for is no way to an order that needs nobody any more: such a one is found by its number. */
function searched(search: string, now: Date): OrderCondition {
  const found = searchCondition(search);
  const number = search.trim().toUpperCase();
  // The column holds letters and figures: it can be compared with nothing else.
  const byNumber = /^[A-Z0-9-]+$/.test(number) ? [number] : [];
  const needsContact = `(state NOT IN (?) ${byNumber.length > 0 ? 'OR number = ?' : ''} OR EXISTS (
    SELECT 1 FROM order_line l WHERE l.order_id = customer_order.id AND l.state_since >= ?))`;
  return {
    sql: `${found.sql} AND ${needsContact}`,
    values: [...found.values, closedStates, ...byNumber, contactCutoff(now)],
  };
}

type OfClass = Pick<DeskQuery, 'classe' | 'sezione'> & { school: string };

/** By `ix_order_line_school_code` alone. */
function classCondition({ school, classe, sezione }: OfClass): OrderCondition {
  const columns = Object.entries({
    school_code: school,
    class_name: classe,
    section_name: sezione,
  }).filter(([, value]) => value !== undefined && value !== '');
  const where = columns.map(([column]) => `${column} = ?`).join(' AND ');
  return {
    sql: `id IN (SELECT order_id FROM order_line WHERE ${where})`,
    values: columns.map(([, value]) => value),
  };
}

function uncollectedCondition(since: Date): OrderCondition {
  return {
    sql: `state = 'ready' AND NOT EXISTS (
      SELECT 1 FROM order_line l
      WHERE l.order_id = customer_order.id AND l.state = 'ready' AND l.state_since > ?)`,
    values: [since],
  };
}
