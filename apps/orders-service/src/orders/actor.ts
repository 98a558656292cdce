import type { CausedBy } from './caused-by';
import type { OrderEventEntity } from './order-event.entity';

/** Who does something to an order. */
export interface Actor {
  who: OrderEventEntity['who'];
  /** Uid of the customer or id of the admin; null for the system. */
  id: string | null;
  /** Name of the member of staff, for the log. */
  name: string | null;
  /** Whose call it is, for the count of mails that follow; not kept. */
  causedBy?: CausedBy | undefined;
}

export const systemActor: Actor = { who: 'system', id: null, name: null };
