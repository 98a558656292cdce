import type { Mail } from '@zaino/service/mail/mail';
import { euro } from '../documents/euro';
import { longDay } from '../documents/long-day';
import { owedCents } from '../orders/owed';
import { netCents } from '../orders/refund-plan';
import { linesTable } from './lines-table';
import type { MailSubject } from './mail-subject';
import { orderMail } from './order-mail';
import { touchedWords } from './touched-words';

const BOOKS = 'I libri della cedola';

/** None where it was cancelled or refused before the mail could go out. */
export function cedolaAcceptedMail(subject: MailSubject): Mail | null {
  const { event, file, touched } = subject;
  const { order, lines } = file;
  if (!touched.some(({ cedolaState }) => cedolaState === 'accepted')) return null;
  const owed = owedCents(order, lines);
  const isLeft = order.paymentState === 'due' && owed > 0;
  return orderMail(subject, {
    title: 'Cedola accettata',
    preview: 'Questi libri li paga il Comune.',
    paragraphs: [
      `la libreria ha accettato la tua cedola libraria: ${touchedWords(subject, 'questo libro lo paga', 'questi libri li paga')} il Comune, tu non devi niente.`,
      ...(isLeft ? [`Al ritiro resta da pagare il resto dell’ordine: ${euro(owed)}.`] : []),
      ...decideWords(event),
    ],
    tables: [linesTable(BOOKS, subject, touched)],
  });
}

/** None where the family has decided about the books before the mail could go out. */
export function cedolaRefusedMail(subject: MailSubject): Mail | null {
  const { event, touched } = subject;
  if (!touched.some(({ cedolaState }) => cedolaState === 'refused')) return null;
  const { reason, payBefore } = event.data;
  if (payBefore === undefined) return cedolaWaitsMail(subject);
  const sum = touched.reduce((all, line) => all + netCents(line), 0);
  const books = touchedWords(subject, 'questo libro', 'questi libri');
  const ways = subject.areCardsOff
    ? `dire che paghi ${books} in libreria quando ritiri`
    : `pagare ${books} online, dire che paghi in libreria quando ritiri`;
  const until = ` entro il ${longDay(new Date(payBefore))}`;
  return orderMail(subject, {
    title: 'Cedola non accettata',
    preview: 'Dicci come vuoi fare con questi libri.',
    sticker: { term: 'Da pagare', value: euro(sum) },
    paragraphs: [
      `la libreria non ha potuto accettare la tua cedola libraria${reason ? `: ${reason}` : ''}.`,
      `Dalla pagina dell’ordine puoi ${ways}, oppure annullare${until}. Poi si ${touchedWords(subject, 'annulla da solo', 'annullano da soli')}.`,
      'Se hai sbagliato a scrivere il codice, porta la cedola in libreria: possono inserirla loro.',
    ],
    tables: [linesTable(BOOKS, subject, touched)],
  });
}

/** No cedola of the order waits any more by what was done: the days begin for the books of one that was refused. */
export function decideWords({ data: { payBefore } }: MailSubject['event']): string[] {
  if (payBefore === undefined) return [];
  const until = longDay(new Date(payBefore));
  return [
    `Ora puoi dirci come vuoi fare con i libri della cedola che la libreria non ha accettato: dalla pagina dell’ordine, entro il ${until}. Poi si annullano da soli.`,
  ];
}

/** Another one of the order is looked at still: what is to be paid is known once that is decided. */
function cedolaWaitsMail(subject: MailSubject): Mail {
  const { event, touched } = subject;
  const { reason } = event.data;
  return orderMail(subject, {
    title: 'Cedola non accettata',
    preview: 'La libreria controlla ancora l’altra cedola.',
    paragraphs: [
      `la libreria non ha potuto accettare la tua cedola libraria${reason ? `: ${reason}` : ''}.`,
      `Sta ancora controllando un’altra cedola dello stesso ordine: appena l’ha fatto ti scriviamo come e fino a quando puoi pagare ${touchedWords(subject, 'questo libro', 'questi libri')}. Dalla pagina dell’ordine puoi già annullare, o dire che paghi in libreria quando ritiri.`,
      'Se hai sbagliato a scrivere il codice, porta la cedola in libreria: possono inserirla loro.',
    ],
    tables: [linesTable(BOOKS, subject, touched)],
  });
}
