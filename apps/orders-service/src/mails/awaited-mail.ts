import type { Mail } from '@zaino/service/mail/mail';
import { euro } from '../documents/euro';
import { longDay, longMoment } from '../documents/long-day';
import type { MailSubject } from './mail-subject';
import { orderMail } from './order-mail';

/** The money is on its way; none once it is there, or the order is cancelled. */
export function awaitedMail(subject: MailSubject): Mail | null {
  const { order } = subject.file;
  const { amountCents = order.totalCents } = subject.event.data;
  if (order.moneyAwaitedUntil === null) return null;
  return orderMail(subject, {
    title: 'Pagamento in corso',
    preview: 'Il denaro arriva tra qualche giorno: intanto teniamo tutto da parte.',
    sticker: { term: 'In arrivo', value: euro(amountCents) },
    paragraphs: [
      'hai scelto un modo di pagare che ci mette qualche giorno. Non devi fare altro, e non devi pagare di nuovo.',
      `Teniamo tutto da parte e aspettiamo il denaro fino al ${longDay(order.moneyAwaitedUntil)}. Ti scriviamo appena arriva, o se qualcosa va storto. I libri si chiedono al fornitore quando il pagamento è arrivato.`,
    ],
  });
}

/** It will not come; none where the order was paid in another way by then, or cancelled. */
export function failedMail(subject: MailSubject): Mail | null {
  const { order } = subject.file;
  const { payBefore, paidAt, moneyAwaitedUntil } = order;
  if (paidAt !== null || payBefore === null || moneyAwaitedUntil !== null) return null;
  return orderMail(subject, {
    title: 'Il pagamento non è riuscito',
    preview: 'Non ti è stato addebitato nulla: puoi pagare in un altro modo.',
    paragraphs: [
      'la tua banca non ha fatto arrivare il pagamento, quindi non ti è stato addebitato nulla.',
      `L’ordine è salvo: dalla sua pagina puoi pagare in un altro modo fino al ${longMoment(payBefore)}. Fino ad allora teniamo tutto da parte, poi l’ordine si annulla da solo.`,
    ],
  });
}
