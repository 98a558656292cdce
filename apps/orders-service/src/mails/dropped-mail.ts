import { schoolPath } from '@zaino/rules/page-path';
import { returnCostWords } from '@zaino/rules/return-costs';
import { type Mail, pageUrl } from '@zaino/service/mail/mail';
import { longDay } from '../documents/long-day';
import { isUndone } from '../orders/order-state';
import { withdrawalEnd } from '../withdrawals/withdrawal-end';
import { linesTable } from './lines-table';
import type { MailSubject } from './mail-subject';
import { orderMail } from './order-mail';
import { touchedWords } from './touched-words';

/** The ministry's lists have changed: the family need not keep what its class does not use. None where nothing of it is left. */
export function droppedMail(subject: MailSubject): Mail | null {
  const touched = subject.touched.filter((line) => !isUndone(line) && line.withdrawnAt === null);
  if (touched.length === 0) return null;
  const about = { ...subject, touched };
  const words = (one: string, many: string) => touchedWords(about, one, many);
  return orderMail(subject, {
    title: words('Un libro non è più nella lista', 'Alcuni libri non sono più nella lista'),
    preview: 'La lista della classe è cambiata: ecco che cosa puoi fare.',
    paragraphs: [
      `nei dati aggiornati del ministero ${words('questo libro non è più', 'questi libri non sono più')} nella lista della classe per cui ${words('l’hai ordinato', 'li hai ordinati')}.`,
      'Prima di decidere chiedi conferma a scuola: i dati possono arrivare in ritardo o contenere un errore.',
      giveBackWords(about),
    ],
    tables: [linesTable(words('Il libro', 'I libri'), about, touched)],
    notes: listNotes(about),
  });
}

/** By what is still possible: cancelling what has not left, withdrawing, or asking. */
function giveBackWords(subject: MailSubject): string {
  const { file, touched } = subject;
  const words = (one: string, many: string) => touchedWords(subject, one, many);
  const needless = words('Se non ti serve più', 'Se non ti servono più');
  const end = withdrawalEnd(file.lines);
  const isDelivered = touched.every(({ state }) => state === 'delivered');
  const isOver = isDelivered && end !== null && end < subject.event.at;
  if (isOver) {
    return `${needless}, scrivici a ${subject.sender.supportEmail}: i 14 giorni per il recesso sono finiti, ma vediamo insieme che cosa si può fare.`;
  }
  const until =
    end === null ? 'fino a 14 giorni dopo l’ultima consegna' : `fino al ${longDay(end)}`;
  return `${needless}, puoi ${words('restituirlo o annullarlo', 'restituirli o annullarli')} ${until}: si fa dalla pagina dell’ordine, alla voce “Recedi dal contratto qui”. ${returnCostWords(file.order.shippingMethod)}`;
}

/** Where the lists are as they are now, a school once. */
function listNotes({ touched, sender }: MailSubject): string[] {
  const codes = new Set(touched.flatMap(({ schoolCode }) => schoolCode ?? []));
  return [...codes].map((code) => `La lista di adesso: ${pageUrl(sender, schoolPath(code))}`);
}
