import { makePlain, makeProduct, makeSoldOut } from '../testing/factories';
import { piecesToAdd, purchaseRange, toProductLine } from './product-line';

describe('how many pieces can be bought', () => {
  it.each([
    ['one or more', makePlain(), { min: 1, max: 40 }],
    [
      'no fewer than one purchase has',
      makePlain({ pezzi_singolo_acquisto: 10 }),
      { min: 10, max: 40 },
    ],
    ['no more than a line takes', makePlain({ pezzi_disponibili: 999 }), { min: 1, max: 99 }],
    ['none that is not available', makeSoldOut(), null],
    [
      'none where stock is not enough',
      makePlain({ pezzi_disponibili: 3, pezzi_singolo_acquisto: 4 }),
      null,
    ],
    [
      'none where one purchase is more than a line takes',
      makePlain({ pezzi_disponibili: 999, pezzi_singolo_acquisto: 120 }),
      null,
    ],
  ])('%s', (_case, product, range) => {
    expect(purchaseRange(product)).toEqual(range);
  });

  it.each([
    [2, 0, 2],
    [2, 39, 1],
    [2, 40, 0],
    [2, 50, 0],
  ])('of %d wanted beside %d in the cart adds %d', (wanted, inCart, added) => {
    expect(piecesToAdd(makePlain(), wanted, inCart)).toBe(added);
  });

  it('adds nothing of what is not available', () => {
    expect(piecesToAdd(makeSoldOut(), 1, 0)).toBe(0);
  });
});

describe('the line in the cart', () => {
  it('has the price that is paid', () => {
    expect(toProductLine(makeProduct(), 2)).toEqual({
      type: 'product',
      id: 'P-0412',
      nome: 'Zaino Sentiero 28 litri',
      prezzo: 43.92,
      categoria: 'zaini',
      immagini: makeProduct().immagini,
      quantity: 2,
    });
  });
});
