import type { Actor } from '../actor';
import type { CommandData } from '../command';
import type { OrderEventEntity } from '../order-event.entity';

/** What was done to an order. */
export interface LogEntry {
  orderId: string;
  /** Name of the command, or `place`. */
  command: string;
  /** State of its lines afterwards; null where it stayed. */
  to: OrderEventEntity['to'];
  actor: Actor;
  lineIds: readonly string[];
  data?: CommandData;
  /** Nobody is written to: it goes without saying, by another event of the same moment. */
  isQuiet?: boolean;
}
