import { Injectable } from '@nestjs/common';
import type { EffectSubscriber } from '../transitions/effect-handlers';

/** Outbox topic of the mail about an event; the payload is `{ eventId, causedBy }`: whose call it was. */
export const ORDER_MAIL_TOPIC = 'order-mail';

/** From each event of an order follows a mail, if one is written at such events. */
@Injectable()
export class MailEffects implements EffectSubscriber {
  readonly handlers: EffectSubscriber['handlers'] = {
    'event-logged': ({ eventId, causedBy }) => ({
      messages: [{ topic: ORDER_MAIL_TOPIC, payload: { eventId, causedBy } }],
    }),
  };
}
