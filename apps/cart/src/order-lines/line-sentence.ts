import type { OrderState } from '@zaino/contracts/orders';
import { dayRangeWords, dayWords } from '@zaino/rules/day-words';
import { weekday } from './dates';
import { isLate, type ShownLineContext, type ShownLine } from './shown-line';

interface Sentence {
  /** Late is red, done is green, all else plain ink. */
  tone: 'plain' | 'late' | 'done' | 'quiet';
  text: string;
}

/** Of one piece and of several: "Ordinato", "Ordinati". */
type OneOrMany = readonly [one: string, many: string];

const onTheWay: Partial<Record<OrderState, OneOrMany>> = {
  received: ['Ordinato', 'Ordinati'],
  paid: ['Ordinato', 'Ordinati'],
  waiting: ['In arrivo', 'In arrivo'],
  reserved: ['Messo da parte', 'Messi da parte'],
  shipped: ['Spedito', 'Spediti'],
};

/**
 * Where a line is and when it comes, the date first of all that is said of it; `pieces` are all those that the sentence
 * is about.
 */
export function lineSentence(line: ShownLine, context: ShownLineContext, pieces = 1): Sentence {
  const { state, withdrawnAt } = line;
  if (withdrawnAt && (state === 'shipped' || state === 'delivered')) {
    const returning = pick(['torni', 'tornino'], pieces);
    return {
      tone: 'quiet',
      text: `Recesso di ${weekday(withdrawnAt)}, aspettiamo che ${returning} da noi`,
    };
  }
  return onTheWay[state] === undefined
    ? arrived(line, context, pieces)
    : coming(line, context, pieces);
}

const pick = ([one, many]: OneOrMany, pieces: number) => (pieces === 1 ? one : many);

function coming(line: ShownLine, context: ShownLineContext, pieces: number): Sentence {
  const { state, expected } = line;
  if (context.isUnpaid) return { tone: 'plain', text: 'In attesa del pagamento' };
  const isPickup = context.shippingMethod === 'pickup';
  if (expected && isLate(line, context.today)) {
    const should = pick(isPickup ? shouldBeInShop : shouldArrive, pieces);
    return { tone: 'late', text: `In ritardo: ${should} entro ${dayWords(expected.to)}` };
  }
  const words = pick(onTheWay[state] ?? ['', ''], pieces);
  if (!expected) return { tone: 'plain', text: words };
  const what = isPickup ? pick(ready, pieces) : arrivalOf(state, pieces);
  return { tone: 'plain', text: `${words}, ${what} ${dayRangeWords(expected)}` };
}

const shouldBeInShop: OneOrMany = ['doveva essere in libreria', 'dovevano essere in libreria'];
const shouldArrive: OneOrMany = ['doveva arrivare', 'dovevano arrivare'];
const ready: OneOrMany = ['pronto in libreria', 'pronti in libreria'];

const arrivalOf = (state: OrderState, pieces: number) =>
  state === 'shipped' ? pick(['arriva', 'arrivano'], pieces) : 'consegna';

function arrived(line: ShownLine, { shippingMethod }: ShownLineContext, pieces: number): Sentence {
  const { state, stateSince } = line;
  const day = weekday(stateSince);
  const words = (one: string, many: string) => pick([one, many], pieces);
  const handedOver =
    shippingMethod === 'pickup' ? words('Ritirato', 'Ritirati') : words('Consegnato', 'Consegnati');
  const sentences: Partial<Record<OrderState, Sentence>> = {
    ready: { tone: 'done', text: `${words('Pronto', 'Pronti')} per il ritiro da ${day}` },
    delivered: { tone: 'done', text: `${handedOver} ${day}` },
    cancelled: { tone: 'quiet', text: `${words('Annullato', 'Annullati')} ${day}` },
    returned: {
      tone: 'quiet',
      text: `${words('Reso arrivato', 'Resi arrivati')} ${day}: il rimborso è in corso`,
    },
    refunded: { tone: 'quiet', text: `${words('Rimborsato', 'Rimborsati')} ${day}` },
  };
  return sentences[state] ?? { tone: 'plain', text: '' };
}
