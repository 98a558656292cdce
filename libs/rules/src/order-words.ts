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
