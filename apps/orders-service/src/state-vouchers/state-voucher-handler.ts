import { Injectable } from '@nestjs/common';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { z } from 'zod';
import { STATE_VOUCHER_TOPIC } from './state-voucher-effects';
import { StateVoucherUses } from './state-voucher-uses';

const payloadSchema = z.object({ orderId: z.uuid(), isPaid: z.boolean() });

/** Spends the voucher of an order that is paid, and frees that of one which came to nothing. */
@Injectable()
export class StateVoucherHandler implements OutboxHandler {
  readonly topic = STATE_VOUCHER_TOPIC;

  constructor(private readonly uses: StateVoucherUses) {}

  async handle(payload: unknown): Promise<void> {
    const { orderId, isPaid } = payloadSchema.parse(payload);
    if (isPaid) await this.uses.confirm(orderId);
    else await this.uses.free(orderId);
  }
}
