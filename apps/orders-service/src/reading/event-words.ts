import { dayRangeWords } from '@zaino/rules/day-words';
import { formatEuro, toEuro } from '@zaino/rules/money';
import { stateWordsOf } from '@zaino/rules/order-words';
import type { CommandData } from '../orders/command';
import type { OrderEventEntity } from '../orders/order-event.entity';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { MAIL_SUMMARY_COMMAND, NOTE_PAYMENT_COMMAND } from '../payments/counter-payment';
import { AWAIT_PAYMENT, FAIL_PAYMENT } from '../payments/awaited-payment';
import { CLOSE_DISPUTE, OPEN_DISPUTE } from '../payments/dispute-commands';

/** Titles that a sentence names; more are counted. */
const MOST_TITLES = 2;

type Told = Pick<OrderEventEntity, 'command' | 'lineIds'> & { data: CommandData };

/** What was done, in the words of whoever reads the log; the lines it was done to come behind. */
const sentences: Partial<Record<string, (data: CommandData) => string>> = {
  place: () => 'Ordine ricevuto',
  'confirm-payment': () => 'Pagamento ricevuto',
  'accept-pay-in-shop': () => 'Ordine accettato, si paga al ritiro',
  'order-from-supplier': ({ expected }) => `Chiesto al fornitore${dateWords(expected)}`,
  'change-dates': ({ expected }) => `Nuova data${dateWords(expected)}`,
  'substitute-edition': ({ title }) =>
    `Sostituito con un’altra edizione${title ? ` (${title})` : ''}`,
  reserve: () => 'Messo da parte',
  'remind-hold': () => 'Ricordato il giorno fino al quale lo teniamo da parte',
  'tell-dropped': () => 'Scritto che non è più nella lista della classe',
  'mark-ready': () => 'Pronto per il ritiro',
  'take-back': ({ undone }) =>
    `Corretto: ${(undone && undoneWords[undone]) ?? 'un passo indietro'}`,
  ship: ({ carrier, code }) => `Spedito${carrier ? ` con ${carrier}, ${code ?? ''}` : ''}`,
  cancel: cancelWords,
  withdraw: () => 'Recesso dal contratto',
  'receive-return': () => 'Reso arrivato',
  refund: ({ amountCents, reason }) =>
    `Rimborso chiesto${amountWords(amountCents)}${reason ? ` (${reason})` : ''}`,
  'confirm-refund': ({ amountCents }) => `Rimborso eseguito${amountWords(amountCents)}`,
  'fail-refund': () => 'Rimborso non riuscito: lo rifacciamo noi',
  [OPEN_DISPUTE]: ({ amountCents, disputeState }) =>
    disputeState === 'inquiry'
      ? `La banca chiede informazioni su un pagamento${amountWords(amountCents)}`
      : `La banca chiede indietro il pagamento${amountWords(amountCents)}`,
  [CLOSE_DISPUTE]: ({ amountCents, disputeState }) =>
    `${(disputeState && disputeEndWords[disputeState]) ?? 'Contestazione chiusa'}${amountWords(amountCents)}`,
  [AWAIT_PAYMENT]: () => 'Pagamento in corso: il denaro arriva tra qualche giorno',
  [FAIL_PAYMENT]: () => 'Pagamento non riuscito: si può pagare in un altro modo',
  'receive-late-payment': () => 'Pagamento arrivato in ritardo',
  'register-shop-payment': (data) =>
    `Pagato in libreria${amountWords(data.amountCents)}${counterWords(data)}`,
  'enter-cedola': ({ cedolaCode, comune }) =>
    `Cedola ${cedolaCode ?? ''} del Comune di ${comune ?? ''}`,
  'accept-cedola': () => 'Cedola libraria accettata: paga il Comune',
  'refuse-cedola': ({ reason }) => `Cedola libraria rifiutata${reason ? `: ${reason}` : ''}`,
  'pay-without-cedola': () => 'Senza cedola: si paga al ritiro',
  'confirm-online-payment': ({ amountCents }) => `Pagamento online${amountWords(amountCents)}`,
  'perform-extra': () => 'Servizio della libreria fatto',
  'reopen-extra': () => 'Corretto: il servizio della libreria è ancora da fare',
  'drop-extra': () => 'Tolto il servizio della libreria',
  [NOTE_PAYMENT_COMMAND]: (data) => `Pagamento in libreria${counterWords(data)}`,
  [MAIL_SUMMARY_COMMAND]: () => 'Riepilogo del pagamento mandato per e-mail',
};

const disputeEndWords: Partial<Record<string, string>> = {
  won: 'Contestazione vinta',
  lost: 'Contestazione persa, la banca ha restituito il pagamento',
  closed: 'Contestazione chiusa senza addebito',
};

const tenderWords = { cash: 'in contanti', card: 'con carta' } as const;

function counterWords({ tender, tillNumber }: CommandData): string {
  const how = tender === undefined ? '' : `, ${tenderWords[tender]}`;
  return tillNumber ? `${how}, documento n. ${tillNumber}` : how;
}

const undoneWords: Partial<Record<string, string>> = {
  'order-from-supplier': 'non ancora chiesto al fornitore',
  'change-dates': 'vale la data di prima',
  reserve: 'non ancora messo da parte',
  'mark-ready': 'non ancora pronto per il ritiro',
  deliver: 'non ancora ritirato',
};

const causeWords: Record<NonNullable<CommandData['cause']>, string> = {
  unpaid: 'il pagamento non è arrivato in tempo',
  late: 'oltre la data che avevi scelto',
  stock: 'non è più disponibile',
  cedola: 'la cedola è stata rifiutata e nessuno ha pagato in tempo',
  uncollected: 'è passato il giorno fino al quale lo tenevamo da parte',
  withdrawal: 'recesso dal contratto',
};

function cancelWords({ cause, reason, heldBackCents, shippingCents }: CommandData): string {
  const why = reason ?? (cause && causeWords[cause]);
  if (heldBackCents) {
    return `Annullato, dal rimborso tolti ${formatEuro(toEuro(heldBackCents))} di spedizione`;
  }
  if (shippingCents) {
    return `Annullato, la spedizione non è più gratuita: ${formatEuro(toEuro(shippingCents))}`;
  }
  return why ? `Annullato: ${why}` : 'Annullato';
}

const dateWords = (expected: CommandData['expected']) =>
  expected ? `, previsto ${dayRangeWords(expected)}` : '';

const amountWords = (cents: number | undefined) =>
  cents === undefined ? '' : ` di ${formatEuro(toEuro(cents))}`;

/** One sentence about an event, with what it was done to where that is not the whole order. */
export function eventWords(
  event: Told,
  lines: readonly OrderLineEntity[],
  shippingMethod: OrderEntity['shippingMethod'],
): string {
  const words = stepWords(event, shippingMethod);
  const touched = lines.filter(({ id }) => event.lineIds.includes(id));
  if (touched.length === 0 || touched.length === lines.length) return words;
  // Pieces with a line of their own are of the same article.
  const titles = new Map(touched.map((line) => [line.key, titleWords(line, event)]));
  if (titles.size > MOST_TITLES) return `${words} (${titles.size} articoli)`;
  return `${words} · ${[...titles.values()].join(', ')}`;
}

/** A parcel arrives, and is not fetched. */
function stepWords({ command, data }: Told, shippingMethod: OrderEntity['shippingMethod']): string {
  if (command === 'deliver') return stateWordsOf('delivered', shippingMethod);
  const isParcel = shippingMethod === 'standard' && data.undone === 'deliver';
  if (command === 'take-back' && isParcel) return 'Corretto: non ancora consegnato';
  return sentences[command]?.(data) ?? command;
}

/** With how many pieces it was done to, where those were not all of them. */
function titleWords({ id, details }: OrderLineEntity, { data }: Told): string {
  const { quantity } = data.parts?.find(({ lineId }) => lineId === id) ?? {};
  if (quantity === undefined) return details.title;
  return `${details.title} (${quantity === 1 ? '1 pezzo' : `${quantity} pezzi`})`;
}
