import { extraNames } from '@zaino/rules/book-extra-words';
import type { Mail } from '@zaino/service/mail/mail';
import { euro } from '../documents/euro';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { owedCents } from '../orders/owed';
import { refundableExtraCents } from '../orders/refund-plan';
import { linesTable } from './lines-table';
import type { MailSubject } from './mail-subject';
import { orderMail } from './order-mail';
import { touchedWords } from './touched-words';

/** The bookshop does not do what was asked for; none where the family wants it no more. */
export function extraDroppedMail(subject: MailSubject): Mail | null {
  const { file, event, touched } = subject;
  if (event.who !== 'bookshop') return null;
  const { order, lines } = file;
  const names = [...new Set(touched.flatMap(({ extra }) => (extra ? extraNames[extra] : [])))];
  const refund = file.refunds.find(({ id }) => id === event.data.refundId);
  return orderMail(subject, {
    title: 'Un servizio non si può fare',
    preview: 'Il libro resta nel tuo ordine.',
    paragraphs: [
      `la libreria non può fare quello che avevi chiesto per ${touchedWords(subject, 'questo libro', 'questi libri')} (${names.join(', ').toLowerCase()}). Ci dispiace: il resto dell’ordine non cambia.`,
      ...(refund === undefined ? [] : [`Ti rimborsiamo ${euro(refund.amountCents)}.`]),
      ...(order.paymentState === 'due'
        ? [`Al ritiro si pagano in tutto ${euro(owedCents(order, lines))}.`]
        : []),
    ],
    tables: [linesTable('I libri', subject, touched)],
  });
}

/** Said with what is given back for books: what was done to them by then stays paid. */
export function keptExtraWords({ touched }: Pick<MailSubject, 'touched'>): string[] {
  if (!touched.some(isKept)) return [];
  return ['Quello che la libreria aveva già fatto ai libri (come la copertinatura) resta pagato.'];
}

const isKept = (line: OrderLineEntity) =>
  line.extraState === 'done' && line.refundedCents > 0 && refundableExtraCents(line) > 0;
