import type { OrderState } from '@zaino/contracts/orders';
import { dayRangeWords, dayWords } from '@zaino/rules/day-words';
import { weekday } from './dates';
import { isLate, type ShownLineContext, type ShownLine } from './shown-line';

interface Sentence {
  /** Late is red, done is green, all else plain ink. */
  tone: 'plain' | 'late' | 'done' | 'quiet';
  text: string;
}

const onTheWay: Partial<Record<OrderState, string>> = {
  received: 'Ordinato',
  paid: 'Ordinato',
  waiting: 'In arrivo',
  reserved: 'Messo da parte',
  shipped: 'Spedito',
};

/** Where a line is and when it comes, the date first of all that is said of it. */
export function lineSentence(line: ShownLine, context: ShownLineContext): Sentence {
  const { state, withdrawnAt } = line;
  if (withdrawnAt && (state === 'shipped' || state === 'delivered')) {
    return {
      tone: 'quiet',
      text: `Recesso di ${weekday(withdrawnAt)}: aspettiamo che torni da noi`,
    };
  }
  return onTheWay[state] === undefined ? arrived(line, context) : coming(line, context);
}

function coming(line: ShownLine, { shippingMethod, today, isUnpaid }: ShownLineContext): Sentence {
  const { state, expected } = line;
  if (isUnpaid) return { tone: 'plain', text: 'In attesa del pagamento' };
  const isPickup = shippingMethod === 'pickup';
  if (expected && isLate(line, today)) {
    const should = isPickup ? 'doveva essere in libreria' : 'doveva arrivare';
    return { tone: 'late', text: `In ritardo: ${should} entro ${dayWords(expected.to)}` };
  }
  const words = onTheWay[state] ?? '';
  if (!expected) return { tone: 'plain', text: words };
  const where = isPickup ? 'in libreria' : placeOf(state);
  return { tone: 'plain', text: `${words}: ${where} ${dayRangeWords(expected)}` };
}

const placeOf = (state: OrderState) => (state === 'shipped' ? 'arriva' : 'da te');

function arrived({ state, stateSince }: ShownLine, { shippingMethod }: ShownLineContext): Sentence {
  const day = weekday(stateSince);
  const handedOver = shippingMethod === 'pickup' ? 'Ritirato' : 'Consegnato';
  const sentences: Partial<Record<OrderState, Sentence>> = {
    ready: { tone: 'done', text: `Pronto per il ritiro da ${day}` },
    delivered: { tone: 'done', text: `${handedOver} ${day}` },
    cancelled: { tone: 'quiet', text: `Annullato ${day}` },
    returned: { tone: 'quiet', text: `Reso arrivato ${day}: il rimborso è in corso` },
    refunded: { tone: 'quiet', text: `Rimborsato ${day}` },
  };
  return sentences[state] ?? { tone: 'plain', text: '' };
}
