import { dayRangeWords } from './day-words';

/** Words for the state of a line or an order, as families and staff read it. */
export const orderStateWords = {
  received: 'Ricevuto',
  paid: 'Pagato',
  waiting: 'In arrivo dal fornitore',
  reserved: 'Messo da parte',
  ready: 'Pronto per il ritiro',
  shipped: 'Spedito',
  delivered: 'Consegnato',
  cancelled: 'Annullato',
  returned: 'Reso',
  refunded: 'Rimborsato',
} as const;

type ShippingMethod = 'standard' | 'pickup';

/** The same of a line or an order that comes in this way: what is picked up was not delivered. */
export function stateWordsOf(
  state: keyof typeof orderStateWords,
  shippingMethod: ShippingMethod,
): string {
  return state === 'delivered' && shippingMethod === 'pickup' ? 'Ritirato' : orderStateWords[state];
}

interface Coming {
  state: keyof typeof orderStateWords;
  /** In the place of the state's own. */
  words?: string;
  /** When it is there; null where nobody knows. */
  expected: { from: string; to: string } | null;
  shippingMethod: ShippingMethod;
}

/** Of what is on its way: `In arrivo dal fornitore, consegna tra …`. */
export function comingWords({ state, words, expected, shippingMethod }: Coming): string {
  const standing = words ?? orderStateWords[state];
  if (!expected) return standing;
  const ofParcel = state === 'shipped' ? 'arriva' : 'consegna';
  const what = shippingMethod === 'pickup' ? 'pronto in libreria' : ofParcel;
  return `${standing}, ${what} ${dayRangeWords(expected)}`;
}

/** Words for how the money of an order stands. */
export const paymentStateWords = {
  none: 'Da pagare',
  due: 'Da pagare in negozio',
  paid: 'Pagato',
  'partly-refunded': 'Rimborsato in parte',
  refunded: 'Rimborsato',
} as const;

interface OrderStanding {
  state: keyof typeof orderStateWords;
  paymentState: keyof typeof paymentStateWords;
  shippingMethod: ShippingMethod;
  /** Whether the payment provider has yet to say that a refund of it has arrived. */
  isRefundPending: boolean;
}

const REFUND_PENDING = 'Rimborso in corso';

/**
 * Words for where an order stands and, where they say more than that, for its money. Money on its way back counts as
 * given back in both states: nobody must be told that it is there already.
 */
export function orderStandingWords(order: OrderStanding): {
  state: string;
  money: string | null;
} {
  const { state, paymentState, shippingMethod, isRefundPending } = order;
  const isGivenBack = paymentState === 'refunded' || paymentState === 'partly-refunded';
  const ofState =
    state === 'refunded' && isRefundPending ? REFUND_PENDING : stateWordsOf(state, shippingMethod);
  const ofMoney = isGivenBack && isRefundPending ? REFUND_PENDING : paymentStateWords[paymentState];
  return { state: ofState, money: ofMoney === ofState ? null : ofMoney };
}
