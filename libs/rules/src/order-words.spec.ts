import { comingWords, orderStandingWords, stateWordsOf } from './order-words';

describe('words for where an order stands', () => {
  it.each([
    ['received', 'none', false, 'Ricevuto', 'Da pagare'],
    ['paid', 'paid', false, 'Pagato', null],
    ['waiting', 'paid', false, 'In arrivo dal fornitore', 'Pagato'],
    ['cancelled', 'refunded', true, 'Annullato', 'Rimborso in corso'],
    ['cancelled', 'refunded', false, 'Annullato', 'Rimborsato'],
    ['returned', 'partly-refunded', true, 'Reso', 'Rimborso in corso'],
    ['delivered', 'partly-refunded', false, 'Consegnato', 'Rimborsato in parte'],
    // One line has its money back, another one waits for it.
    ['refunded', 'refunded', true, 'Rimborso in corso', null],
    ['refunded', 'refunded', false, 'Rimborsato', null],
    ['refunded', 'partly-refunded', false, 'Rimborsato', 'Rimborsato in parte'],
    // What goes back is a second payment of the same order: its own stays paid.
    ['shipped', 'paid', true, 'Spedito', 'Pagato'],
  ] as const)('%s, %s, pending refund %s: %s, %s', (...[state, paymentState, ...expected]) => {
    const [isRefundPending, ofState, money] = expected;
    const shippingMethod = 'standard';
    const words = orderStandingWords({ state, paymentState, shippingMethod, isRefundPending });
    expect(words).toEqual({ state: ofState, money });
  });
});

describe('words for a state', () => {
  it.each([
    ['delivered', 'standard', 'Consegnato'],
    ['delivered', 'pickup', 'Ritirato'],
    ['ready', 'pickup', 'Pronto per il ritiro'],
  ] as const)('%s, by %s: %s', (state, shippingMethod, words) => {
    expect(stateWordsOf(state, shippingMethod)).toBe(words);
    const order = { state, shippingMethod, paymentState: 'paid', isRefundPending: false } as const;
    expect(orderStandingWords(order).state).toBe(words);
  });
});

describe('words for what is on its way', () => {
  const expected = { from: '2026-09-14', to: '2026-09-18' };

  it.each([
    [{ state: 'waiting', shippingMethod: 'standard' }, 'In arrivo dal fornitore, consegna'],
    [{ state: 'shipped', shippingMethod: 'standard' }, 'Spedito, arriva'],
    [{ state: 'paid', shippingMethod: 'pickup' }, 'Pagato, pronto in libreria'],
  ] as const)('%j: %s', (line, words) => {
    expect(comingWords({ ...line, expected })).toBe(`${words} tra il 14 e il 18 settembre`);
  });

  it('is the state alone without a date', () => {
    const line = { state: 'paid', shippingMethod: 'pickup', expected: null } as const;
    expect(comingWords(line)).toBe('Pagato');
  });
});
