import type { OrderState } from '@zaino/contracts/orders';

/** States of lines that are still on their way, the least advanced first. */
const onTheWay: readonly OrderState[] = [
  'received',
  'paid',
  'waiting',
  'reserved',
  'ready',
  'shipped',
];

/** Of an order whose lines have all come to their end: what counts most of how they ended. */
const ends: readonly OrderState[] = ['delivered', 'returned', 'refunded', 'cancelled'];

/**
 * Where an order stands: where the least advanced line does that is still on its way; else it is delivered if a line
 * was delivered and kept, and else as its lines ended.
 */
export function orderStateOf(lines: readonly { state: OrderState }[]): OrderState {
  const present = new Set(lines.map(({ state }) => state));
  return [...onTheWay, ...ends].find((state) => present.has(state)) ?? 'cancelled';
}

/** States of a line to which nothing more will happen but money going back. */
export const undoneStates: readonly OrderState[] = ['cancelled', 'returned', 'refunded'];

/** The same as the list of a statement. */
export const undoneInSql = undoneStates.map((state) => `'${state}'`).join(', ');

/** Whether nothing more will happen to a line but money going back. */
export function isUndone({ state }: { state: OrderState }): boolean {
  return undoneStates.includes(state);
}
