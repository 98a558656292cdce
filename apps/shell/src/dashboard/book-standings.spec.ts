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
        words: 'In arrivo dal fornitore: tra il 14 e il 18 settembre',
        isLate: false,
        titles: ['Antologia', 'Grammatica'],
      },
      { words: 'Consegnato', isLate: false, titles: ['Atlante'] },
    ]);
  });

  it.each([
    [{ state: 'waiting', expected: late }, {}, 'In ritardo: previsto entro il 4 settembre', true],
    [{ state: 'delivered' }, { shippingMethod: 'pickup' }, 'Ritirato', false],
    [{ state: 'received' }, { canPay: true }, 'Da pagare', true],
    [{ state: 'ready' }, { shippingMethod: 'pickup' }, 'Pronto per il ritiro', false],
  ] as const)('is told of %j in an order %j: %s', (line, changes, words, isLate) => {
    const order = makeOrder([makeOrderLine('Atlante', line)], changes);
    expect(standingsOf(order, today)).toEqual([{ words, isLate, titles: ['Atlante'] }]);
  });

  it('counts the copies of one title', () => {
    const order = makeOrder([makeOrderLine('Quaderno', { quantity: 3 })]);
    expect(standingsOf(order, today)[0]?.titles).toEqual(['Quaderno (3 copie)']);
  });
});
