import { greetingFor, type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';
import { mailOriginSchema } from '@zaino/service/mail/mail-origin';
import { z } from 'zod';
import type { OrderEntity } from '../orders/order.entity';

/** Outbox topic of links that are sent again; the payload is a `QueuedGuestLinks`. */
export const GUEST_LINK_TOPIC = 'guest-link';

export const queuedGuestLinksSchema = z.object({
  orderIds: z.array(z.string()),
  causedBy: mailOriginSchema,
});
export type QueuedGuestLinks = z.infer<typeof queuedGuestLinksSchema>;

/** The link of an order without an account, once more. */
export function guestLinkMail(
  { number, contact }: Pick<OrderEntity, 'number' | 'contact'>,
  sender: Sender,
  link: string,
): Mail {
  return {
    subject: `Il link del tuo ordine: ordine ${number}`,
    preview: 'Segui l’ordine che hai fatto senza account.',
    title: 'Il link del tuo ordine',
    greeting: greetingFor(contact.firstName),
    paragraphs: [
      `Ecco il link per seguire l’ordine ${number}, scaricare i documenti o recedere dal contratto.`,
    ],
    action: { words: 'Vedi l’ordine', url: pageUrl(sender, link) },
    notes: [
      'Chi ha questo link vede l’ordine con il tuo nome e il tuo indirizzo: non passarlo ad altri.',
      'Non l’hai chiesto tu? Non devi fare nulla: il link è arrivato solo a te.',
    ],
  };
}
