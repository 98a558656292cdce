import { toCents } from '@zaino/rules/money';
import { returnCostWords } from '@zaino/rules/return-costs';
import { FREE_SHIPPING_THRESHOLD } from '@zaino/rules/shipping';
import type { Mail } from '@zaino/service/mail/mail';
import { longMoment } from '../documents/long-day';
import { euro } from '../documents/euro';
import { returnAddress } from '../withdrawals/return-address';
import { bySeller } from '../orders/by-seller';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { keptExtraWords } from './extra-mail';
import { linesTable } from './lines-table';
import { orderMail } from './order-mail';
import { decideWords } from './cedola-mail';
import type { MailSubject } from './mail-subject';
import { touchedWords } from './touched-words';

const ARTICLES = 'Gli articoli';

/** Why articles were cancelled that the customer did not cancel. */
function causeWords(subject: MailSubject): string | undefined {
  const words = (one: string, many: string) => touchedWords(subject, one, many);
  const causes: Partial<Record<string, string>> = {
    unpaid:
      'il pagamento non è arrivato in tempo e abbiamo annullato l’ordine: non ti è stato addebitato nulla.',
    late: words(
      'questo articolo non è arrivato entro la data che avevi scelto, quindi l’abbiamo annullato.',
      'questi articoli non sono arrivati entro la data che avevi scelto, quindi li abbiamo annullati.',
    ),
    stock: words(
      'questo articolo non è più disponibile e abbiamo dovuto annullarlo. Ci dispiace.',
      'questi articoli non sono più disponibili e abbiamo dovuto annullarli. Ci dispiace.',
    ),
    cedola: words(
      'la cedola per questo libro è stata rifiutata e non è stato pagato in tempo, quindi l’abbiamo annullato: non devi pagarlo.',
      'la cedola per questi libri è stata rifiutata e non sono stati pagati in tempo, quindi li abbiamo annullati: non devi pagarli.',
    ),
    uncollected: words(
      'è passato il giorno fino al quale tenevamo da parte questo articolo, quindi l’abbiamo annullato: non devi pagarlo.',
      'è passato il giorno fino al quale tenevamo da parte questi articoli, quindi li abbiamo annullati: non devi pagarli.',
    ),
  };
  return causes[subject.event.data.cause ?? ''];
}

export function cancelledMail(subject: MailSubject): Mail {
  const { data, who } = subject.event;
  const these = touchedWords(subject, 'questo articolo', 'questi articoli');
  const byUs = data.reason
    ? `abbiamo annullato ${these}: ${data.reason}. Ci dispiace.`
    : `abbiamo annullato ${these}.`;
  const byCustomer = `abbiamo annullato ${these}, come ci hai chiesto.`;
  return orderMail(subject, {
    title: 'Articoli annullati',
    preview: 'Ecco che cosa è stato annullato.',
    paragraphs: [
      causeWords(subject) ?? (who === 'customer' ? byCustomer : byUs),
      ...moneyWords(subject),
      ...decideWords(subject.event),
      ...keptExtraWords(subject),
    ],
    tables: [linesTable(ARTICLES, subject, subject.touched)],
  });
}

export function returnedMail(subject: MailSubject): Mail {
  return orderMail(subject, {
    title: 'Reso ricevuto',
    preview: 'Gli articoli sono tornati: ecco il rimborso.',
    paragraphs: [
      'gli articoli che hai restituito sono arrivati.',
      ...moneyWords(subject),
      ...keptExtraWords(subject),
    ],
    tables: [linesTable(ARTICLES, subject, subject.touched)],
  });
}

/**
 * Money that goes back without anything being cancelled: out of goodwill, or since it came for nothing. By card it is
 * written of once, when it is on its way; a shop gives it back at its counter, and nothing comes after.
 */
export function refundAskedMail(subject: MailSubject): Mail | null {
  const { file, event } = subject;
  const refund = file.refunds.find(({ id }) => id === event.data.refundId);
  return refund && isAtCounter(refund) ? refundedMail(subject) : null;
}

/** Null where there is nothing to tell of: the refund is not known. */
export function refundedMail(subject: MailSubject): Mail | null {
  const { file, event, touched } = subject;
  const refund = file.refunds.find(({ id }) => id === event.data.refundId);
  if (refund === undefined) return null;
  return orderMail(subject, {
    title: 'Rimborso eseguito',
    preview: `Ti abbiamo rimborsato ${euro(refund.amountCents)}.`,
    sticker: { term: 'Rimborsato', value: euro(refund.amountCents) },
    paragraphs: [
      `ti abbiamo rimborsato ${euro(refund.amountCents)}. Motivo: ${lowerFirst(refund.reason)}.`,
      doneWords(refund),
    ],
    tables: touched.length > 0 ? [linesTable(ARTICLES, subject, touched)] : [],
  });
}

/** The receipt of a withdrawal: its content, date and time (Codice del consumo, art. 54-bis). */
export function withdrawnMail(subject: MailSubject): Mail | null {
  const { file, event, touched } = subject;
  const withdrawal = file.withdrawals.find(({ id }) => id === event.data.withdrawalId);
  if (withdrawal === undefined) return null;
  const toReturn = touched.filter(({ withdrawnAt }) => withdrawnAt !== null);
  const isAll = toReturn.length === touched.length;
  return orderMail(subject, {
    title: 'Recesso ricevuto',
    preview: 'Questa è la ricevuta del tuo recesso.',
    sticker: { term: 'Ricevuto il', value: longMoment(withdrawal.at) },
    paragraphs: [
      'abbiamo ricevuto la tua dichiarazione di recesso. Questa e-mail, con il documento allegato, ne è la ricevuta.',
      ...(isAll
        ? []
        : [
            'Ciò che non era ancora partito è annullato: se l’avevi pagato, ti rimborsiamo subito.',
          ]),
      ...returnWords(subject, toReturn),
    ],
    tables: [
      {
        caption: 'La tua dichiarazione',
        rows: [
          { name: 'Nome', detail: withdrawal.name },
          { name: 'E-mail', detail: withdrawal.email },
          { name: 'Ordine', detail: file.order.number },
        ],
      },
      linesTable('Recesso per', subject, touched),
    ],
  });
}

/** Where what is with the customer goes back to, of each seller; nothing where nothing is. */
function returnWords({ file, shop, touched }: MailSubject, toReturn: OrderLineEntity[]): string[] {
  const { order } = file;
  const isOfOne = bySeller(order, touched, shop).length === 1;
  const addresses = bySeller(order, toReturn, shop).map(({ seller }) => {
    const whose = isOfOne ? '' : ` venduti da ${seller.name}`;
    return `Restituisci gli articoli${whose} che hai ricevuto entro 14 giorni a: ${returnAddress(order, seller)}.`;
  });
  if (addresses.length === 0) return [];
  const costs = `${returnCostWords(order.shippingMethod)} Ti rimborsiamo entro 14 giorni da quando li riceviamo.`;
  return [`${addresses.join(' ')} ${costs}`];
}

type Refund = MailSubject['file']['refunds'][number];

/** A shop gives back itself what it took. */
const isAtCounter = ({ paymentId, stateVoucherId }: Refund) =>
  paymentId === null && stateVoucherId === null;

function doneWords(refund: Refund): string {
  if (isAtCounter(refund)) return 'Il denaro ti viene restituito in libreria.';
  return refund.stateVoucherId === null
    ? 'Il denaro torna con lo stesso mezzo con cui hai pagato: di solito lo vedi entro 5-10 giorni, secondo la tua banca.'
    : 'La somma è di nuovo sul buono dello Stato con cui hai pagato: puoi spenderla per altri libri.';
}

function askedWords(refund: Refund): string {
  const amount = euro(refund.amountCents);
  if (isAtCounter(refund)) return `Ti restituiamo ${amount} in libreria.`;
  const how =
    refund.stateVoucherId === null
      ? 'con lo stesso mezzo con cui hai pagato'
      : 'sul buono dello Stato con cui hai pagato';
  return `Ti rimborsiamo ${amount} ${how}: ti scriviamo appena è fatto.`;
}

/** What becomes of the money, where some was paid. */
function moneyWords({ file, event }: MailSubject): string[] {
  const { refundId, moneyRefundId, heldBackCents: held } = event.data;
  const refunds = [refundId, moneyRefundId].flatMap(
    (wanted) => file.refunds.find(({ id }) => id === wanted) ?? [],
  );
  const isTold = held !== undefined && held > 0 && refunds.some((refund) => !isAtCounter(refund));
  return [...refunds.map(askedWords), ...(isTold ? [heldBackWords(held)] : [])];
}

/** The same sentence as the page has said before it was confirmed. */
const heldBackWords = (cents: number) =>
  `Nell’ordine restano meno di ${euro(toCents(FREE_SHIPPING_THRESHOLD))}: la spedizione non è più gratuita e dal rimborso abbiamo tolto ${euro(cents)}. Se poi annulli tutto, ti torna anche questa somma.`;

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
