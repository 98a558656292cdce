import { namedWays, wayWords } from './way-words';

describe('ways to pay', () => {
  it('are named as families know them, in their order', () => {
    expect(namedWays(['sepa_debit', 'paypal', 'card', 'wechat_pay'])).toEqual([
      { id: 'card', name: 'carta', isDelayed: false },
      { id: 'paypal', name: 'PayPal', isDelayed: false },
      { id: 'sepa_debit', name: 'addebito sul conto', isDelayed: true },
    ]);
  });

  it.each([
    ['card', '4242', 'carta che termina con 4242'],
    ['satispay', null, 'Satispay'],
    ['mb_way', null, 'mb way'],
    [null, null, undefined],
  ])('%s %s is %s', (way, wayDigits, words) => {
    expect(wayWords({ way, wayDigits })).toBe(words);
  });
});
