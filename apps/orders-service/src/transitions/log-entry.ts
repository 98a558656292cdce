import type { Actor } from '../orders/actor';
import type { CommandData } from '../orders/command';
import type { OrderEventEntity } from '../orders/order-event.entity';

/** What was done to an order. */
export interface LogEntry {
  orderId: string;
  /** Name of the command, or `place`. */
  command: string;
  /** State of its lines afterwards; null where it stayed. */
  to: OrderEventEntity['to'];
  actor: Actor;
  lineIds: readonly string[];
  /** States of the lines before, by their ids. */
  from?: ReadonlyMap<string, string>;
  data?: CommandData;
  /** Nobody is written to: it goes without saying, by another event of the same moment. */
  isQuiet?: boolean;
}
