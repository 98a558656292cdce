import { Injectable } from '@nestjs/common';
import type { EffectSubscriber } from '../transitions/effect-handlers';

/** Outbox topic of what is asked of the provider; the payload is `{ orderId, isPaid }`. */
export const STATE_VOUCHER_TOPIC = 'state-voucher';

/** What follows for an order's voucher once it is paid, or came to nothing. */
@Injectable()
export class StateVoucherEffects implements EffectSubscriber {
  readonly handlers: EffectSubscriber['handlers'] = {
    'state-voucher-decided': ({ orderId, isPaid }) => ({
      messages: [{ topic: STATE_VOUCHER_TOPIC, payload: { orderId, isPaid } }],
    }),
  };
}
