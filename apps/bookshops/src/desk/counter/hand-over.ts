import type { DeskOrder, LinePieces } from '@zaino/contracts/orders';
import { toCents, toEuro } from '@zaino/rules/money';
import { readEuro } from '@zaino/rules/read-euro';

type Line = DeskOrder['lines'][number];

/** How many pieces of a line are handed over, by its id; all of them where nothing is said. */
export type Counts = ReadonlyMap<string, number>;

type Lines = Pick<DeskOrder, 'lines' | 'deliveries'>;

/** What lies aside goes as well, unless the family wants to come once, when all of it is there. */
export function isReadyToGo({ commands, state }: Line, { lines, deliveries }: Lines): boolean {
  if (commands.includes('deliver')) return true;
  const waits = deliveries === 'one' && lines.some((line) => isAwaited(line) || isToBeDone(line));
  return state === 'reserved' && commands.includes('mark-ready') && !waits;
}

/** Whether it is not in the shop yet. */
export const isAwaited = ({ state }: Line): boolean =>
  state === 'received' || state === 'paid' || state === 'waiting';

/** Whether something is yet to be done to it before it goes. */
const isToBeDone = ({ state, extra }: Line): boolean =>
  state === 'reserved' && extra?.state === 'wanted';

export const countOf = ({ id, quantity }: Line, counts: Counts): number =>
  counts.get(id) ?? quantity;

/** What is handed over of an order. */
export interface HandOverWish {
  lineIds: string[];
  pieces?: LinePieces;
}

/** Null where nothing is. */
export function wishOf(order: Lines, counts: Counts): HandOverWish | null {
  const chosen = order.lines.filter(
    (line) => isReadyToGo(line, order) && countOf(line, counts) > 0,
  );
  if (chosen.length === 0) return null;
  const pieces = chosen.flatMap((line) => {
    const quantity = countOf(line, counts);
    return quantity < line.quantity ? [{ lineId: line.id, quantity, of: line.quantity }] : [];
  });
  const lineIds = chosen.map(({ id }) => id);
  return pieces.length > 0 ? { lineIds, pieces } : { lineIds };
}

/** Whether something of the order stays behind, or has yet to come. */
export function leavesSomething(order: Lines, counts: Counts): boolean {
  const over = ['delivered', 'cancelled', 'returned', 'refunded'];
  return order.lines.some(
    (line) =>
      !over.includes(line.state) &&
      !(isReadyToGo(line, order) && countOf(line, counts) === line.quantity),
  );
}

/** Lines that a step has handed over: what takes it back. */
export function newlyHandedOver(before: DeskOrder, after: DeskOrder): string[] {
  const known = new Set(
    before.lines.filter(({ state }) => state === 'delivered').map(({ id }) => id),
  );
  return after.lines
    .filter(({ id, state }) => state === 'delivered' && !known.has(id))
    .map(({ id }) => id);
}

/** Euro that are given back on what was received, which is typed as `50` or `50,00`; null where it is too little or no amount. */
export function changeOf(received: string, due: number): number | null {
  const euro = readEuro(received);
  if (euro === null) return null;
  const cents = toCents(euro) - toCents(due);
  return cents < 0 ? null : toEuro(cents);
}
