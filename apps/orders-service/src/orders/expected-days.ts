import type { OrderLine } from '@zaino/contracts/orders';
import type { OrderLineEntity } from './order-line.entity';

type Days = OrderLine['expected'];
type Dated = Pick<OrderLineEntity, 'state' | 'expectedFrom' | 'expectedTo'>;

/** States of lines that a date is still ahead of. */
export const expecting: readonly OrderLine['state'][] = [
  'received',
  'paid',
  'waiting',
  'reserved',
  'shipped',
];

/** When a line is with the customer or ready in the shop; null once it is, or never will be. */
export function expectedDaysOf({ state, expectedFrom, expectedTo }: Dated): Days {
  if (expectedFrom === null || expectedTo === null || !expecting.includes(state)) return null;
  return { from: expectedFrom, to: expectedTo };
}

/** From the first to the last day of several ranges; null where there is none. */
export function wholeRange(ranges: readonly Days[]): Days {
  const days = ranges.filter((range) => range !== null);
  if (days.length === 0) return null;
  return {
    from: days.map(({ from }) => from).reduce((one, other) => (one < other ? one : other)),
    to: days.map(({ to }) => to).reduce((one, other) => (one > other ? one : other)),
  };
}
