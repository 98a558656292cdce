import { greetingFor, type Mail, type MailAction, pageUrl } from '@zaino/service/mail/mail';
import { orderPagePath } from '../orders/order-page-path';
import type { MailSubject } from './mail-subject';

type Words = Pick<Mail, 'preview' | 'title' | 'paragraphs'> &
  Partial<Pick<Mail, 'tables' | 'action' | 'notes' | 'sticker'>>;

/** A mail about an order: its number is in the subject, its page is one press away. */
export function orderMail({ sender, file, link }: MailSubject, words: Words): Mail {
  const { number, contact } = file.order;
  return {
    subject: `${words.title}: ordine ${number}`,
    greeting: greetingFor(contact.firstName),
    action: { words: 'Vedi l’ordine', url: pageUrl(sender, link ?? orderPagePath(file.order)) },
    notes: [],
    ...words,
  };
}

/** The page that shows where an order is without signing in. */
export function trackingAction({ sender, file }: MailSubject): MailAction {
  const path = `/tracking/${file.order.trackingToken}`;
  return { words: 'Segui la consegna', url: pageUrl(sender, path) };
}
