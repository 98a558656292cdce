import { endOfItalianDay, italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import type { LockedOrder } from './locked-order';
import type { OrderLineEntity } from './order-line.entity';

/** In the log of an order: the customer is reminded of the day, and the mail follows from it. */
export const REMIND_COMMAND = 'remind-hold';

interface Conditions {
  now: Date;
  /** For how many days it is kept after its last day. */
  holdDays: number;
}

/** The last moment of the day in Italy so many days after this one (`2026-09-14`). */
export function holdEnd(lastDay: string, holdDays: number): Date {
  return endOfItalianDay(startOfItalianDay(lastDay), holdDays);
}

/** Lines that are kept for a customer who has neither paid nor fetched them. */
export function keptLines(lines: readonly OrderLineEntity[]): OrderLineEntity[] {
  return lines.filter(({ state }) => ['received', 'waiting', 'reserved', 'ready'].includes(state));
}

/**
 * Until when an order stays unpaid (`payBefore`), as it stands now. One to be paid in the shop is kept for some days
 * after the last day on which a line of it should be ready, or was made ready; a book that is still awaited moves the
 * end on, and what was promised is never shortened (docs/decisions/order-limits.md). Null where nothing is kept, and
 * for orders from before there was an end. By card it is what it was.
 */
export function keptUntil({ order, lines }: LockedOrder, conditions: Conditions): Date | null {
  const { payBefore } = order;
  if (order.paymentMethod === 'card' || payBefore === null) return payBefore;
  const kept = keptLines(lines);
  if (order.paymentState !== 'due' || kept.length === 0) return null;
  const ends = kept.map((line) =>
    holdEnd(lastDayOf(line, conditions.now), conditions.holdDays).getTime(),
  );
  return new Date(Math.max(payBefore.getTime(), ...ends));
}

/** The day from which a line can be fetched, as far as is known. */
function lastDayOf({ state, stateSince, expectedTo }: OrderLineEntity, now: Date): string {
  if (state === 'ready') return italianDay(stateSince);
  const expected = expectedTo ?? italianDay(stateSince);
  const today = italianDay(now);
  return state === 'waiting' && expected < today ? today : expected;
}
