import { Injectable } from '@nestjs/common';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { z } from 'zod';
import { systemActor } from '../orders/actor';
import { OWN_SHOP } from '../orders/shop';
import { CopyGiving } from './copy-giving';
import { FREED_COPIES_TOPIC } from './freed-copies';

const payloadSchema = z.object({
  bookshopId: z.union([z.uuid(), z.literal(OWN_SHOP)]),
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
    const { bookshopId: shopId, isbn, copies, operationId } = payloadSchema.parse(payload);
    const freed = { shopId, isbn, scanId: operationId, source: 'freed' as const };
    for (let part = 0; part < copies; part += 1) {
      if ((await this.giving.give({ ...freed, part, actor: systemActor })) === 'nobody') return;
    }
  }
}
