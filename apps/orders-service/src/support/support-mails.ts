import { supportTopicWords } from '@zaino/contracts/orders';
import { greetingFor, type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';
import { longMoment } from '../documents/long-day';
import type { QueuedSupportMail } from './queued-support-mail';

/** What the shop knows of the order that a message names. */
export interface NamedOrder {
  id: string;
  /** Whether the order was placed with the writer's address. */
  isWriters: boolean;
}

/** To the people of the shop: what was written, by whom, and the order. */
export function mailToShop(
  { message, at }: QueuedSupportMail,
  sender: Sender,
  order: NamedOrder | null,
): Mail {
  const { name, email, topic, orderNumber } = message;
  const about = orderNumber === '' ? '' : ` · ordine ${orderNumber}`;
  const rows = [
    { name: 'Da', value: name },
    { name: 'E-mail', value: email },
    { name: 'Quando', value: longMoment(new Date(at)) },
    ...(orderNumber === '' ? [] : [{ name: 'Ordine', value: orderNumber }]),
  ];
  return {
    subject: `${supportTopicWords[topic]}${about}`,
    preview: message.message.slice(0, 100),
    title: supportTopicWords[topic],
    greeting: 'Dal modulo dell’assistenza:',
    paragraphs: paragraphsOf(message.message),
    tables: [{ caption: 'Chi scrive', rows }],
    ...(order && {
      action: { words: 'Apri l’ordine', url: pageUrl(sender, `/admin/orders/${order.id}`) },
    }),
    notes: [
      orderNote(orderNumber, order),
      'Rispondi a questa e-mail: la risposta va a chi scrive.',
    ],
  };
}

/**
 * To whoever wrote, at an address that nobody has proven: that it has come, and nothing that a stranger could make us
 * send to others (docs/decisions/accounts-and-mails.md).
 */
export function mailToWriter({ message, at }: QueuedSupportMail, sender: Sender): Mail {
  const { name, topic, orderNumber } = message;
  const [firstName = ''] = name.split(' ');
  return {
    subject: 'Abbiamo ricevuto il tuo messaggio',
    preview: 'Ti rispondiamo al più presto.',
    title: 'Messaggio ricevuto',
    greeting: greetingFor(firstName),
    paragraphs: [
      `abbiamo ricevuto il tuo messaggio il ${longMoment(new Date(at))} e ti rispondiamo a questo indirizzo al più presto.`,
    ],
    tables: [
      {
        caption: 'Il tuo messaggio',
        rows: [
          { name: 'Argomento', value: supportTopicWords[topic] },
          ...(orderNumber === '' ? [] : [{ name: 'Ordine', value: orderNumber }]),
        ],
      },
    ],
    action: { words: 'Domande frequenti', url: pageUrl(sender, '/faq'), isSecondary: true },
    notes: ['Se non hai scritto tu, ignora questa e-mail: non serve fare niente.'],
  };
}

function orderNote(orderNumber: string, order: NamedOrder | null): string {
  if (orderNumber === '') return 'Non è indicato nessun ordine.';
  if (order === null) return 'Non c’è nessun ordine con questo numero.';
  return order.isWriters
    ? 'L’indirizzo e-mail è quello dell’ordine.'
    : 'Attenzione: l’indirizzo e-mail non è quello dell’ordine.';
}

function paragraphsOf(text: string): string[] {
  return text.split(/\s*[\r\n]+\s*/).filter((words) => words !== '');
}
