import { effectivePrice, type Priced } from './effective-price';

describe('effectivePrice', () => {
  it.each<[string, Priced, number]>([
    ['the discounted price first', { prezzoScontato: 8, prezzoVendita: 9, prezzo: 10 }, 8],
    ['then the sale price', { prezzoVendita: 9, prezzo: 10 }, 9],
    ['then the list price', { prezzo: 10 }, 10],
    ['a price of zero, since it is present', { prezzoScontato: 0, prezzo: 10 }, 0],
    ['the next where one is null', { prezzoScontato: null, prezzoVendita: null, prezzo: 10 }, 10],
    ['nothing where no price is known', { prezzo: null }, 0],
    ['nothing where no price is given', {}, 0],
  ])('takes %s', (_case, priced, price) => {
    expect(effectivePrice(priced)).toBe(price);
  });
});
