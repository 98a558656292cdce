import type { Order, OrderState } from '@zaino/contracts/orders';
import { shortDay } from './dates';
import { isLate, type ShownLineContext, type ShownLine } from './shown-line';

export interface LineStep {
  label: string;
  look: 'past' | 'now' | 'late' | 'future';
  /** `5 set`; null where it is not known. */
  day: string | null;
}

/** At which of the four steps a line of a state stands; others have come off the way. */
const stepOf: Partial<Record<OrderState, number>> = {
  received: 0,
  paid: 0,
  waiting: 1,
  reserved: 1,
  ready: 2,
  shipped: 2,
  delivered: 3,
};

/** The states that each step begins with, for the days in the order's log. */
const beginnings: readonly (readonly OrderState[])[] = [
  ['received'],
  ['waiting', 'reserved'],
  ['ready', 'shipped'],
  ['delivered'],
];

interface StepsContext extends ShownLineContext {
  orderedAt: string;
  /** What happened to the line; empty where that is not told. */
  events: readonly Pick<Order['events'][number], 'at' | 'to'>[];
}

/** The four steps of a line; none where it was cancelled or went back. */
export function lineSteps(line: ShownLine, context: StepsContext): LineStep[] {
  const current = stepOf[line.state];
  if (current === undefined) return [];
  const isDone = line.state === 'delivered';
  return labelsOf(line, context).map((label, index) => ({
    label,
    look: lookOf(index, { current, isDone, isLate: isLate(line, context.today) }),
    day: dayOf(index, { line, current, context }),
  }));
}

function labelsOf({ state }: ShownLine, { shippingMethod }: ShownLineContext): string[] {
  const isPickup = shippingMethod === 'pickup';
  return [
    'Ordinato',
    state === 'reserved' ? 'Arrivato' : 'In arrivo',
    isPickup ? 'Pronto' : 'Spedito',
    isPickup ? 'Ritirato' : 'Consegnato',
  ];
}

interface Standing {
  current: number;
  isDone: boolean;
  isLate: boolean;
}

function lookOf(index: number, { current, isDone, isLate: isBehind }: Standing): LineStep['look'] {
  if (index < current || isDone) return 'past';
  if (index > current) return 'future';
  return isBehind ? 'late' : 'now';
}

interface DayQuestion {
  line: ShownLine;
  current: number;
  context: StepsContext;
}

function dayOf(index: number, { line, current, context }: DayQuestion): string | null {
  if (index === 0) return shortDay(context.orderedAt);
  if (index === current) return shortDay(line.stateSince);
  if (index > current) return index === 3 && line.expected ? expectedDay(line, context) : null;
  const event = context.events.find(({ to }) => to !== null && beginnings[index]?.includes(to));
  return event ? shortDay(event.at) : null;
}

/** In the shop a date says when it is ready, not when it is fetched; one that is over says nothing. */
function expectedDay({ expected }: ShownLine, { shippingMethod, today }: ShownLineContext) {
  if (!expected || shippingMethod === 'pickup' || expected.to < today) return null;
  return shortDay(expected.to);
}
