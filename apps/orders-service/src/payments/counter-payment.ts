import type { Tender } from '@zaino/contracts/orders';
import { type EntityManager, In } from 'typeorm';
import type { CommandData } from '../orders/command';
import { OrderEventEntity } from '../orders/order-event.entity';

/** In the log of an order: what is said of its payment at the counter after it was taken. */
export const NOTE_PAYMENT_COMMAND = 'note-counter-payment';

/** The same: its summary goes to the family, and the mail follows from it. */
export const MAIL_SUMMARY_COMMAND = 'mail-payment-summary';

const commands = ['register-shop-payment', NOTE_PAYMENT_COMMAND, MAIL_SUMMARY_COMMAND];

/** Money that a bookshop took at its counter, as it is known by now. */
export interface PaidAtCounter {
  at: Date;
  amountCents: number;
  /** Null of payments from before it was asked for. */
  tender: Tender | null;
  /** Of the document that the till has issued; null where it is not known (yet). */
  tillNumber: string | null;
  /** When its summary was mailed; null where something was said of it since. */
  mailedAt: Date | null;
}

/** Null where the order was not paid at a counter. */
export async function paidAtCounter(
  manager: EntityManager,
  orderId: string,
): Promise<PaidAtCounter | null> {
  const events = await manager.find(OrderEventEntity, {
    where: { orderId, command: In(commands) },
    order: { id: 'ASC' },
  });
  return events.reduce<PaidAtCounter | null>(told, null);
}

/** Of some orders those that were paid at a counter, by their ids. */
export async function paidAtCounterOf(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<Set<string>> {
  const events = await manager.find(OrderEventEntity, {
    select: { id: true, orderId: true },
    where: { orderId: In([...orderIds]), command: 'register-shop-payment' },
  });
  return new Set(events.map(({ orderId }) => orderId));
}

/** What is known once one more event has said something. */
function told(
  known: PaidAtCounter | null,
  { command, at, data }: OrderEventEntity,
): PaidAtCounter | null {
  const { amountCents = 0, tender = null, tillNumber } = data as CommandData;
  const said = { tender, tillNumber: tillNumber || null, mailedAt: null };
  if (command === 'register-shop-payment') return { at, amountCents, ...said };
  if (known === null) return null;
  return command === MAIL_SUMMARY_COMMAND ? { ...known, mailedAt: at } : { ...known, ...said };
}
