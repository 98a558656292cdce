import { makeOrder, makeOrderLine } from '../testing/order-factories';
import { standingsOf } from './book-standings';

const today = '2026-09-10';
const expected = { from: '2026-09-14', to: '2026-09-18' };
const late = { from: '2026-09-01', to: '2026-09-04' };

describe('where the books of an order are', () => {
  it('is said once of those that stand alike, with every title', () => {
    const order = makeOrder([
      makeOrderLine('Antologia', { state: 'waiting', expected }),
      makeOrderLine('Atlante', { state: 'delivered' }),
      makeOrderLine('Grammatica', { state: 'waiting', expected }),
    ]);
    expect(standingsOf(order, today)).toEqual([
      {
        words: 'In arrivo dal fornitore, consegna tra il 14 e il 18 settembre',
        isLate: false,
        titles: ['Antologia', 'Grammatica'],
      },
      { words: 'Consegnato', isLate: false, titles: ['Atlante'] },
    ]);
  });

  it.each([
    {
      line: { state: 'waiting', expected: late },
      order: {},
      words: 'In ritardo: previsto entro il 4 settembre',
      isLate: true,
    },
    {
      line: { state: 'delivered' },
      order: { shippingMethod: 'pickup' },
      words: 'Ritirato',
      isLate: false,
    },
    { line: { state: 'received' }, order: { canPay: true }, words: 'Da pagare', isLate: true },
    {
      line: { state: 'received' },
      order: { canPay: true, paymentMethod: 'shop', paymentState: 'due' },
      words: 'Ordinato',
      isLate: false,
    },
    {
      line: { state: 'paid', expected },
      order: {},
      words: 'Ordinato, consegna tra il 14 e il 18 settembre',
      isLate: false,
    },
    {
      line: { state: 'paid', expected },
      order: { shippingMethod: 'pickup' },
      words: 'Ordinato, pronto in libreria tra il 14 e il 18 settembre',
      isLate: false,
    },
    { line: { state: 'ready' }, order: {}, words: 'Pronto per il ritiro', isLate: false },
    {
      line: { state: 'shipped', expected },
      order: {},
      words: 'Spedito, arriva tra il 14 e il 18 settembre',
      isLate: false,
    },
    {
      line: { state: 'received', expected },
      order: { shippingMethod: 'pickup' },
      words: 'Ordinato, pronto in libreria tra il 14 e il 18 settembre',
      isLate: false,
    },
    { line: { state: 'delivered', expected }, order: {}, words: 'Consegnato', isLate: false },
  ] as const)('is told: $words', ({ line, order, words, isLate }) => {
    const standings = standingsOf(makeOrder([makeOrderLine('Atlante', line)], order), today);
    expect(standings).toEqual([{ words, isLate, titles: ['Atlante'] }]);
  });

  it('counts the copies of one title', () => {
    const order = makeOrder([makeOrderLine('Quaderno', { quantity: 3 })]);
    expect(standingsOf(order, today)[0]?.titles).toEqual(['Quaderno (3 copie)']);
  });
});
