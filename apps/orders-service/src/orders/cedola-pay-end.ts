import { endOfItalianDay } from '@zaino/rules/italian-day';

/** Until when a family can pay the books of refused cedole, from when it can: the end of a day in Italy. */
export function cedolaPayEnd(since: Date, payDays: number): Date {
  return endOfItalianDay(since, payDays);
}

/**
 * The same for an order of which no cedola waits any more, from when the last one was decided about: as long as one
 * waits nobody knows what is to be paid, and an order is paid once. Null where none was decided about.
 */
export function payEndOf(
  cedole: readonly { decidedAt: Date | null }[],
  payDays: number,
): Date | null {
  const decided = cedole.flatMap(({ decidedAt }) => decidedAt?.getTime() ?? []);
  return decided.length === 0 ? null : cedolaPayEnd(new Date(Math.max(...decided)), payDays);
}
