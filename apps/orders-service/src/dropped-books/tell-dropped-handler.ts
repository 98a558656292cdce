import { Injectable } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { systemActor } from '../orders/actor';
import { TELL_DROPPED_COMMAND } from '../orders/dropped-command';
import { findLockedOrder } from '../orders/locked-order';
import { isUndone } from '../orders/order-state';
import { OrderLog } from '../transitions/order-log';
import { DroppedLines } from './dropped-lines';

/** Outbox topic: families are to be told of the books that an import took off their lists. */
export const TELL_DROPPED_TOPIC = 'tell-dropped';

/** Orders of one message, which has half a minute: those that are left have a message of their own. */
const ORDERS_AT_ONCE = 500;

const payloadSchema = z.object({ importId: z.int() });

/**
 * Writes into the log of each order which of its books are off the list, and the mail follows from that. What was told
 * is told no more, so that one that runs out of time goes on where it was.
 */
@Injectable()
export class TellDroppedHandler implements OutboxHandler {
  readonly topic = TELL_DROPPED_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly lines: DroppedLines,
    private readonly log: OrderLog,
    private readonly outbox: Outbox,
  ) {}

  async handle(payload: unknown, { signal }: Delivery): Promise<void> {
    const { importId } = payloadSchema.parse(payload);
    const found = [...(await this.lines.find(importId))];
    for (const [orderId, lineIds] of found.slice(0, ORDERS_AT_ONCE)) {
      signal.throwIfAborted();
      await this.tell(orderId, lineIds);
    }
    if (found.length <= ORDERS_AT_ONCE) return;
    await inTransaction(this.dataSource, (manager) =>
      this.outbox.add(manager, TELL_DROPPED_TOPIC, { importId }),
    );
  }

  private async tell(orderId: string, lineIds: readonly string[]): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await findLockedOrder(manager, orderId);
      if (locked === null) return;
      const told = await this.lines.told(manager, [orderId]);
      const open = locked.lines.filter(
        (line) => lineIds.includes(line.id) && !told.has(line.id) && !isUndone(line),
      );
      if (open.length === 0) return;
      await this.log.write(manager, [
        {
          orderId,
          command: TELL_DROPPED_COMMAND,
          to: null,
          actor: systemActor,
          lineIds: open.map(({ id }) => id),
        },
      ]);
    });
  }
}
