import { makePlain, makeSoldOut } from '../testing/factories';
import { piecesOf, productFor } from './supply-choice';

describe('how many pieces a press adds', () => {
  it.each([
    ['as many as needed', makePlain(), 3, 3],
    ['no fewer than one purchase has', makePlain({ pezzi_singolo_acquisto: 10 }), 3, 10],
    ['no more than there are', makePlain({ pezzi_disponibili: 2 }), 3, 2],
    ['none of what is sold out', makeSoldOut(), 3, 0],
  ])('%s', (...[, product, wanted, pieces]) => {
    expect(piecesOf(product, wanted)).toBe(pieces);
  });
});

describe('the product for a thing', () => {
  const few = makePlain({ id: 'P-0001', pezzi_disponibili: 1 });
  const many = makePlain({ id: 'P-0002' });
  const none = makeSoldOut({ id: 'P-0003' });

  it.each([
    ['the first of which there is enough', [none, few, many], undefined, 'P-0002'],
    ['else the first that can be bought', [none, few], undefined, 'P-0001'],
    ['else the proposed one', [none], undefined, 'P-0003'],
    ['what the family has chosen', [many, none], 'P-0003', 'P-0003'],
    ['no choice of what serves no more', [many], 'P-0009', 'P-0002'],
  ])('is %s', (...[, prodotti, chosen, id]) => {
    expect(productFor({ prodotti, quantita: 2 }, chosen)?.id).toBe(id);
  });

  it('is none where the shop has none', () => {
    expect(productFor({ prodotti: [], quantita: 2 }, undefined)).toBeNull();
  });
});
