import { legalTexts, versionPath } from '@zaino/contracts/shared';
import { returnCostWords } from '@zaino/rules/return-costs';
import { type Mail, pageUrl } from '@zaino/service/mail/mail';
import { bySeller } from '../orders/by-seller';
import { billedLines } from '../documents/fiscal-lines';
import { euro } from '../documents/euro';
import { longDay, longMoment } from '../documents/long-day';
import type { OrderEntity } from '../orders/order.entity';
import { deliveryWords } from './delivery-words';
import { pricedTable } from './lines-table';
import { orderMail } from './order-mail';
import type { MailSubject } from './mail-subject';

const withdrawalNote = ({ file }: MailSubject) =>
  `Hai 14 giorni dall’ultima consegna per cambiare idea: si fa dalla pagina dell’ordine, alla voce “Recedi dal contratto qui”. ${returnCostWords(file.order.shippingMethod)}`;

/** The confirmation of the order (Codice del consumo, art. 51). */
export function placedMail(subject: MailSubject): Mail {
  const { order } = subject.file;
  const isByCard = order.paymentMethod === 'card';
  return orderMail(subject, {
    title: 'Ordine ricevuto',
    preview: 'Ecco che cosa hai ordinato e quando arriva.',
    sticker: { term: 'Numero d’ordine', value: order.number },
    paragraphs: [
      'abbiamo ricevuto il tuo ordine. Qui sotto trovi ogni articolo con la sua data.',
      isByCard ? cardWords(order) : shopWords(order),
      deliveryWords(subject),
    ].filter((words) => words !== ''),
    tables: [pricedTable(subject, subject.file.lines)],
    notes: [withdrawalNote(subject), ...sellerNotes(subject), ...termsNotes(subject)],
  });
}

/** Until when the order waits for its money, to the minute: then it is cancelled, and its pieces are others'. */
function cardWords({ paymentState, payBefore }: OrderEntity): string {
  if (paymentState !== 'none' || payBefore === null) {
    return 'Se hai già pagato, la conferma del pagamento arriva tra poco.';
  }
  return `Se hai già pagato, la conferma del pagamento arriva tra poco. Altrimenti puoi pagare dalla pagina dell’ordine fino al ${longMoment(payBefore)}: fino ad allora teniamo tutto da parte, poi l’ordine si annulla da solo.`;
}

/** Until which day the shop keeps it for somebody who pays there. */
function shopWords({ payBefore, cedolaCents }: OrderEntity): string {
  const words =
    cedolaCents > 0
      ? 'La libreria controlla la tua cedola e ti scriviamo appena l’ha fatto. Se la accetta, quei libri li paga il Comune; se la rifiuta, puoi pagarli tu o annullarli. Il resto si paga in libreria, quando lo ritiri.'
      : 'Si paga in libreria, quando lo ritiri.';
  if (payBefore === null) return words;
  return `${words} Lo teniamo da parte fino al ${longDay(payBefore)}: poi l’ordine si annulla da solo.`;
}

export function paidMail(subject: MailSubject): Mail {
  const { order, fiscal, lines } = subject.file;
  const { amountCents = order.totalCents } = subject.event.data;
  const documents = fiscal.length > 0 ? 'la ricevuta e la fattura' : 'la ricevuta';
  return orderMail(subject, {
    title: 'Pagamento ricevuto',
    preview: 'Grazie: ora ci occupiamo noi del resto.',
    sticker: { term: 'Pagato', value: euro(amountCents) },
    paragraphs: [
      'abbiamo ricevuto il tuo pagamento, grazie.',
      `In allegato trovi ${documents}. Ti scriviamo a ogni passo, libro per libro.`,
    ],
    tables: [pricedTable(subject, billedLines(order, lines))],
    notes: [withdrawalNote(subject)],
  });
}

/** What was paid at the counter, when the bookshop sends it; none where it was not paid there. */
export function summaryMail(subject: MailSubject): Mail | null {
  const { order, lines, paidAtCounter } = subject.file;
  if (paidAtCounter === null) return null;
  const { amountCents, tillNumber } = paidAtCounter;
  const ofTill = tillNumber === null ? '' : `, n. ${tillNumber}`;
  return orderMail(subject, {
    title: 'Riepilogo del pagamento',
    preview: 'Che cosa hai pagato in libreria, voce per voce.',
    sticker: { term: 'Pagato', value: euro(amountCents) },
    paragraphs: [
      'in allegato trovi il riepilogo di quello che hai pagato in libreria.',
      `Non è un documento fiscale: vale quello emesso dalla cassa della libreria${ofTill}.`,
    ],
    tables: [pricedTable(subject, billedLines(order, lines))],
  });
}

/** Who sells what: where there are two, a bookshop sells books and the shop all else. */
function sellerNotes({ file, shop }: MailSubject): string[] {
  const parts = bySeller(file.order, file.lines, shop);
  return parts.map(({ seller, lines }) => {
    const areBooks = lines.every(({ type }) => type === 'book');
    const some = areBooks ? 'I libri sono venduti' : 'Gli altri articoli sono venduti';
    const { name, address, vatNumber } = seller;
    const ofVat = vatNumber === '' ? '' : `, partita IVA ${vatNumber}`;
    return `${parts.length === 1 ? 'Venduto' : some} da ${name}, ${address}${ofVat}.`;
  });
}

/** The terms on a durable medium: an address that never shows another version (Codice del consumo, art. 51). */
function termsNotes({ file, sender }: MailSubject): string[] {
  const { acceptedTexts } = file.order;
  if (acceptedTexts === null) return [];
  const url = pageUrl(sender, versionPath(legalTexts.terms, acceptedTexts.terms));
  return [`I termini di servizio che valgono per questo ordine: ${url}`];
}
