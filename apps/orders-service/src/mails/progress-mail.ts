import { dayRangeWords } from '@zaino/rules/day-words';
import { scannedNumber } from '@zaino/rules/order-number';
import { stateWordsOf } from '@zaino/rules/order-words';
import type { Mail, MailSticker } from '@zaino/service/mail/mail';
import { longDay } from '../documents/long-day';
import { euro } from '../documents/euro';
import { owedCents } from '../orders/owed';
import { withdrawalEnd } from '../withdrawals/withdrawal-end';
import { linesTable } from './lines-table';
import { orderMail, trackingAction } from './order-mail';
import type { MailSubject } from './mail-subject';
import { touchedWords } from './touched-words';

const ARTICLES = 'Gli articoli';

/** Whom a date is for: who waits at home, or the shop where it is handed out. */
function arrivalWords(subject: MailSubject): string {
  const { file, event } = subject;
  const { expected } = event.data;
  if (!expected) return '';
  const isPickup = file.order.shippingMethod === 'pickup';
  const ready = touchedWords(subject, 'pronto in libreria', 'pronti in libreria');
  const where = isPickup ? ready : 'a casa tua';
  const should = touchedWords(subject, 'Dovrebbe', 'Dovrebbero');
  return `${should} essere ${where} ${dayRangeWords(expected)}.`;
}

export function waitingMail(subject: MailSubject): Mail {
  return orderMail(subject, {
    title: touchedWords(subject, 'Il tuo libro è in arrivo', 'I tuoi libri sono in arrivo'),
    preview: touchedWords(
      subject,
      'L’abbiamo chiesto al fornitore: ecco quando arriva.',
      'Li abbiamo chiesti al fornitore: ecco quando arrivano.',
    ),
    paragraphs: [
      `abbiamo chiesto ${touchedWords(subject, 'questo libro', 'questi libri')} al fornitore.`,
      arrivalWords(subject),
    ],
    tables: [linesTable(ARTICLES, subject, subject.touched)],
    notes: ['Se una data cambia, te lo scriviamo subito.'],
  });
}

export function dateChangedMail(subject: MailSubject): Mail {
  return orderMail(subject, {
    title: 'È cambiata una data',
    preview: 'Ecco la nuova data, articolo per articolo.',
    paragraphs: [
      'è cambiata la data di arrivo di una parte del tuo ordine. Ci dispiace se ti crea problemi.',
      arrivalWords(subject),
    ],
    tables: [linesTable(ARTICLES, subject, subject.touched)],
    notes: [
      `Se non vuoi più aspettare, puoi annullare ${touchedWords(subject, 'questo articolo', 'questi articoli')} dalla pagina dell’ordine.`,
    ],
  });
}

export function substituteMail(subject: MailSubject): Mail {
  return orderMail(subject, {
    title: 'Un’altra edizione per te',
    preview: 'Arriva un’edizione equivalente, come avevi accettato.',
    paragraphs: [
      'il libro che hai ordinato non si trova più. Al suo posto arriva un’edizione equivalente, come avevi accettato con l’ordine. Il prezzo non cambia.',
    ],
    tables: [linesTable(ARTICLES, subject, subject.touched)],
    notes: ['Se preferisci di no, puoi annullarlo dalla pagina dell’ordine.'],
  });
}

/** None where it was fetched, or taken back, before the mail could go out. */
export function readyMail(subject: MailSubject): Mail | null {
  if (!subject.touched.some(({ state }) => state === 'ready')) return null;
  const { order, lines } = subject.file;
  const { pickupPoint, number, paymentState, payBefore } = order;
  const isDue = paymentState === 'due';
  const open = lines.filter((line) => !subject.touched.includes(line) && isOnItsWay(line.state));
  return orderMail(subject, {
    title: 'Pronto per il ritiro',
    preview: pickupPoint === null ? 'Ti aspettiamo.' : `Ti aspettiamo da ${pickupPoint.name}.`,
    sticker: counterSticker(number),
    paragraphs: [
      touchedWords(
        subject,
        'il tuo articolo è pronto in libreria.',
        'i tuoi articoli sono pronti in libreria.',
      ),
      ...(isDue ? [`Si paga al ritiro: in tutto ${euro(owedCents(order, lines))}.`] : []),
      ...(!isDue || payBefore === null ? [] : [`Ti aspettiamo fino al ${longDay(payBefore)}.`]),
      ...(open.length > 0
        ? ['Il resto del tuo ordine non è ancora arrivato: se vuoi venire una volta sola, aspetta.']
        : []),
    ],
    tables: [...placeTables(subject), linesTable(ARTICLES, subject, subject.touched)],
  });
}

/** None where nobody was written to of the step that is taken back. */
export function correctedMail(subject: MailSubject): Mail | null {
  const { undone } = subject.event.data;
  if (undone !== 'mark-ready' && undone !== 'deliver') return null;
  const words = undone === 'mark-ready' ? notReadyWords(subject) : notDeliveredWords(subject);
  return orderMail(subject, {
    ...words,
    tables: [linesTable(ARTICLES, subject, subject.touched)],
    notes: ['Ci scusiamo per l’errore.'],
  });
}

const notReadyWords = (subject: MailSubject) => ({
  title: 'Non è ancora pronto',
  preview: 'Ci eravamo sbagliati.',
  paragraphs: [
    `ti avevamo scritto che ${touchedWords(subject, 'questo articolo era pronto', 'questi articoli erano pronti')}, ma ci eravamo sbagliati. Ti scriviamo appena puoi passare.`,
  ],
});

function notDeliveredWords(subject: MailSubject) {
  if (subject.file.order.shippingMethod === 'pickup') {
    return {
      title: 'Ti aspetta ancora in libreria',
      preview: 'Lo avevamo segnato come ritirato per errore.',
      paragraphs: [
        `avevamo segnato per errore come ${touchedWords(subject, 'ritirato questo articolo, che ti aspetta', 'ritirati questi articoli, che ti aspettano')} ancora in libreria.`,
      ],
    };
  }
  return {
    title: 'È ancora in viaggio',
    preview: 'Lo avevamo segnato come consegnato per errore.',
    paragraphs: [
      `avevamo segnato per errore come ${touchedWords(subject, 'consegnato questo articolo, che è', 'consegnati questi articoli, che sono')} ancora in viaggio.`,
    ],
  };
}

/** None where it was paid, fetched or cancelled before the mail could go out. */
export function holdReminderMail(subject: MailSubject): Mail | null {
  const { order, lines } = subject.file;
  if (order.payBefore === null) return null;
  const day = longDay(order.payBefore);
  const kept = touchedWords(subject, 'questo articolo', 'questi articoli');
  return orderMail(subject, {
    title: 'Lo teniamo da parte ancora per poco',
    preview: `Ti aspettiamo fino al ${day}.`,
    sticker: counterSticker(order.number),
    paragraphs: [
      `teniamo da parte ${kept} per te fino al ${day}: poi l’ordine si annulla da solo e non devi pagare nulla.`,
      `Se ti ${touchedWords(subject, 'serve', 'servono')} ancora, passa in libreria entro quel giorno. Si paga al ritiro: in tutto ${euro(owedCents(order, lines))}.`,
    ],
    tables: [...placeTables(subject), linesTable(ARTICLES, subject, subject.touched)],
    notes: ['Se non fai in tempo, scrivici: vediamo insieme che cosa si può fare.'],
  });
}

/** By which they are found at the counter: shown to the scanner there, or said. */
function counterSticker(number: string): MailSticker {
  return {
    term: 'Da mostrare o da dire in libreria',
    value: number,
    code: { text: scannedNumber(number), label: `Codice QR dell’ordine ${number}` },
  };
}

/** Where the articles lie; none where that is no bookshop. */
function placeTables({ openingHours, file }: MailSubject) {
  const { pickupPoint } = file.order;
  if (pickupPoint === null) return [];
  const { name, address, city, notes, phone } = pickupPoint;
  const rows = [
    { name, detail: `${address}, ${city}` },
    { name: 'Orari', detail: openingHours.join('; ') },
    { name: 'Da sapere', detail: notes },
    { name: 'Telefono', detail: phone },
  ];
  return [{ caption: 'Dove si ritira', rows: rows.filter(({ detail }) => detail !== '') }];
}

export function shippedMail(subject: MailSubject): Mail {
  const { carrier = '', code = '' } = subject.event.data;
  return orderMail(subject, {
    title: 'Il tuo pacco è partito',
    preview: 'Ecco come seguirlo.',
    ...(code !== '' && { sticker: { term: `Spedizione ${carrier}`.trim(), value: code } }),
    paragraphs: ['il tuo pacco è partito. Di solito la consegna richiede 2-3 giorni lavorativi.'],
    tables: [linesTable('Nel pacco', subject, subject.touched)],
    action: trackingAction(subject),
    notes: ['La pagina si può mostrare a chi aspetta il pacco per te: non contiene i tuoi dati.'],
  });
}

export function deliveredMail(subject: MailSubject): Mail {
  const end = withdrawalEnd(subject.file.lines);
  const isPickup = subject.file.order.shippingMethod === 'pickup';
  return orderMail(subject, {
    title: stateWordsOf('delivered', subject.file.order.shippingMethod),
    preview: 'Buona lettura, e buona scuola.',
    paragraphs: [
      isPickup
        ? `hai ritirato ${touchedWords(subject, 'questo articolo', 'questi articoli')}. Buona scuola!`
        : 'il tuo pacco è arrivato. Buona scuola!',
    ],
    tables: [linesTable(ARTICLES, subject, subject.touched)],
    notes: [
      end === null
        ? 'Per cambiare idea hai 14 giorni da quando arriva l’ultimo pacco: si fa dalla pagina dell’ordine.'
        : `Per cambiare idea hai tempo fino al ${longDay(end)}: si fa dalla pagina dell’ordine, alla voce “Recedi dal contratto qui”.`,
    ],
  });
}

const isOnItsWay = (state: MailSubject['touched'][number]['state']) =>
  ['received', 'paid', 'waiting', 'reserved'].includes(state);
