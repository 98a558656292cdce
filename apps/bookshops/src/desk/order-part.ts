import type { DeskOrder } from '@zaino/contracts/orders';

/** What every part of a page has that takes steps with an order by itself. */
export interface OrderPartProps {
  order: DeskOrder;
  /** With the order as it is then, and what was done. */
  onDone: (after: DeskOrder, words: string) => void;
  /** The order was moved by somebody else meanwhile: it has to be read anew. */
  onStale: () => void;
}
