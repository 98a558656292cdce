import { Injectable } from '@nestjs/common';
import type { EffectSubscriber } from '../transitions/effect-handlers';
import { isPushEvent, ORDER_PUSH_TOPIC } from './push-events';

/** Outbox topic of the mail about an event; the payload is `{ eventId, causedBy }`: whose call it was. */
export const ORDER_MAIL_TOPIC = 'order-mail';

/** The same of the mail to the bookshop that hands the order out. */
export const BOOKSHOP_MAIL_TOPIC = 'bookshop-mail';

/** Events of which a bookshop may have to be told. */
const bookshopEvents = new Set(['place', 'confirm-payment', 'cancel', 'withdraw']);

/** From each event of an order follow mails and pushes, if there are any of such events. */
@Injectable()
export class MailEffects implements EffectSubscriber {
  readonly handlers: EffectSubscriber['handlers'] = {
    'event-logged': ({ eventId, command, causedBy }) => {
      const payload = { eventId, causedBy };
      const ofBookshop = { topic: BOOKSHOP_MAIL_TOPIC, payload };
      const ofDevices = { topic: ORDER_PUSH_TOPIC, payload: { eventId } };
      return {
        messages: [
          { topic: ORDER_MAIL_TOPIC, payload },
          ...(isPushEvent(command) ? [ofDevices] : []),
          ...(bookshopEvents.has(command) ? [ofBookshop] : []),
        ],
      };
    },
  };
}
