import type { FigurePeriod } from '@zaino/contracts/shared';
import { startOfItalianDay } from '@zaino/rules/italian-day';
import { ofBookshop } from '../desk/desk-conditions';
import type { OrderCondition } from '../reading/condition';

/** A bookshop and moments: from the first on, and before the last. */
export interface FigureSpan {
  bookshopId: string;
  since: Date;
  before: Date;
}

export function spanOf(bookshopId: string, { from, to }: FigurePeriod): FigureSpan {
  return { bookshopId, since: startOfItalianDay(from), before: startOfItalianDay(to, 1) };
}

/** The bookshop's orders of the span, by `ix_customer_order_bookshop_id`. */
export function inSpan({ bookshopId, since, before }: FigureSpan): OrderCondition {
  const own = ofBookshop(bookshopId);
  return {
    sql: `${own.sql} AND created_at >= ? AND created_at < ?`,
    values: [...own.values, since, before],
  };
}
