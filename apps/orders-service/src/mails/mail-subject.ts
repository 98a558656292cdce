import type { Sender } from '@zaino/service/mail/mail';
import type { CommandData } from '../orders/command';
import type { OrderEventEntity } from '../orders/order-event.entity';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderFile } from '../documents/order-file';
import type { Seller } from '../orders/seller';

/** What a mail about an order is written from. */
export interface MailSubject {
  sender: Sender;
  /** The shop itself. */
  shop: Seller;
  file: OrderFile;
  event: Omit<OrderEventEntity, 'data'> & { data: CommandData };
  /** Lines that the event is about. */
  touched: OrderLineEntity[];
  /** Path of the order's page as this mail leads to it; its plain one where nothing is said. */
  link?: string;
  /** When the bookshop is open where the order is picked up. */
  openingHours: string[];
  /** Its account for payments is restricted. */
  areCardsOff: boolean;
}
