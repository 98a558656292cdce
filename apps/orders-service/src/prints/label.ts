import type { OrderLineEntity } from '../orders/order-line.entity';
import { bagName, classWords, pieceWords } from './family-words';
import { openLines, type PrintedOrder, toBeDone } from './printed-orders';

/** What stands on the bag of an order. */
export interface Label {
  /** Where it is put: surname and initial; empty once the order needs nobody any more. */
  name: string;
  number: string;
  /** Of each school. */
  classes: string[];
  /** What is in the bag by now, and what is still to come. */
  pieces: string;
}

export function labelOf(printed: PrintedOrder): Label {
  const { number } = printed.order;
  const open = openLines(printed.lines);
  return {
    name: bagName(printed),
    number,
    classes: classWords(open.length > 0 ? open : printed.lines),
    pieces: contentWords(open) + toDoWords(open),
  };
}

function contentWords(open: readonly OrderLineEntity[]): string {
  const here = open.filter(({ state }) => state === 'reserved' || state === 'ready');
  if (here.length === open.length) return pieceWords(open);
  const missing = open.filter((line) => !here.includes(line));
  const count = missing.reduce((sum, { quantity }) => sum + quantity, 0);
  const comes = count === 1 ? 'manca 1' : `mancano ${count}`;
  return here.length === 0 ? `${pieceWords(open)}, da preparare` : `${pieceWords(here)}, ${comes}`;
}

/** What is yet to be done to what is in the bag, or comes into it. */
function toDoWords(open: readonly OrderLineEntity[]): string {
  const count = open.filter(toBeDone).reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 0 ? '' : `, ${count} da coprire`;
}
