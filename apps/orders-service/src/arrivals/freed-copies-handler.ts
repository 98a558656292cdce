import { Injectable } from '@nestjs/common';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { z } from 'zod';
import { systemActor } from '../orders/actor';
import { CopyGiving } from './copy-giving';
import { FREED_COPIES_TOPIC } from './freed-copies';

const payloadSchema = z.object({
  bookshopId: z.uuid(),
  isbn: z.string(),
  copies: z.number().int(),
  operationId: z.uuid(),
});

/** Gives copies that became free to who has waited longest; what nobody awaits stays on the shelf. */
@Injectable()
export class FreedCopiesHandler implements OutboxHandler {
  readonly topic = FREED_COPIES_TOPIC;

  constructor(private readonly giving: CopyGiving) {}

  async handle(payload: unknown): Promise<void> {
    const { copies, operationId: scanId, ...freed } = payloadSchema.parse(payload);
    for (let part = 0; part < copies; part += 1) {
      const copy = { ...freed, scanId, part, source: 'freed' as const, actor: systemActor };
      if ((await this.giving.give(copy)) === 'nobody') return;
    }
  }
}
