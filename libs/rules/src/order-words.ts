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
  /** Whether the payment provider has yet to say that a refund of it has arrived. */
  isRefundPending: boolean;
}

const REFUND_PENDING = 'Rimborso in corso';

/**
 * Words for where an order stands and, where they say more than that, for its money. Money on its way back counts as
 * given back in both states: nobody must be told that it is there already.
 */
export function orderStandingWords({ state, paymentState, isRefundPending }: OrderStanding): {
  state: string;
  money: string | null;
} {
  const isGivenBack = paymentState === 'refunded' || paymentState === 'partly-refunded';
  const ofState = state === 'refunded' && isRefundPending ? REFUND_PENDING : orderStateWords[state];
  const ofMoney = isGivenBack && isRefundPending ? REFUND_PENDING : paymentStateWords[paymentState];
  return { state: ofState, money: ofMoney === ofState ? null : ofMoney };
}
