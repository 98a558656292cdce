import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { EntityManager } from 'typeorm';
import type { Actor } from './actor';
import type { CommandData } from './command';
import { OrderEvent } from './order-event.entity';

/** What was done to an order. */
export interface LogEntry {
  orderId: string;
  /** Name of the command, or `place`. */
  command: string;
  /** State of its lines afterwards; null where it stayed. */
  to: OrderEvent['to'];
  actor: Actor;
  lineIds: readonly string[];
  data?: CommandData;
  /** Nobody is written to: it goes without saying, by another event of the same moment. */
  isQuiet?: boolean;
}

/** Something else that must follow from the same change. */
export interface Message {
  topic: string;
  payload: unknown;
}

/** Outbox topic of the mail about an event; the payload is `{ eventId }`. */
export const ORDER_MAIL_TOPIC = 'order-mail';

/** Keeps what was done to orders, and has mails follow from it. */
@Injectable()
export class OrderLog {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of the change: two statements, however many entries and messages. */
  async write(
    manager: EntityManager,
    entries: readonly LogEntry[],
    others: readonly Message[] = [],
  ): Promise<void> {
    const at = new Date(this.clock.now());
    const rows = entries.map((entry) => ({ ...rowOf(entry), at }));
    const { identifiers } = await manager.insert(OrderEvent, rows);
    const own = entries.flatMap(({ isQuiet }, index) => {
      const eventId = String(identifiers[index]?.id);
      return isQuiet ? [] : [{ topic: ORDER_MAIL_TOPIC, payload: { eventId } }];
    });
    await this.outbox.addAll(manager, [...own, ...others]);
  }
}

function rowOf({ orderId, command, to, actor, lineIds, data = {} }: LogEntry) {
  return {
    orderId,
    command,
    to,
    lineIds: [...lineIds],
    data: { ...data },
    who: actor.who,
    actorId: actor.id,
    actorName: actor.name,
  };
}
