import type { CartLine } from '@zaino/rules/cart-line';
import { addLines, clear, getCart, setBookshop, setShippingMethod } from '@zaino/web/cart';
import { makeShopFront } from '../testing/shop-front';
import { preferPickup } from './prefer-pickup';

const line: CartLine = {
  type: 'product',
  id: '1',
  nome: 'Squadra',
  prezzo: 3.9,
  categoria: 'Disegno',
  immagini: [],
  quantity: 1,
};

let stop: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  clear();
  setShippingMethod('standard');
  setBookshop(null);
});
afterEach(() => stop());

describe('what is bought at a bookshop’s own address', () => {
  it('is to be picked up from the first line on, until the customer says otherwise', () => {
    stop = preferPickup(makeShopFront({ adoptedBookDiscount: 10 }));
    expect(getCart().shippingMethod).toBe('standard');
    addLines([line]);
    expect(getCart().shippingMethod).toBe('pickup');
    const { id, name } = makeShopFront();
    const discounts = { adoptedBookDiscount: 10, otherBookDiscount: 0 };
    expect(getCart().bookshop).toEqual({ id, name, ...discounts });
    setShippingMethod('standard');
    addLines([line]);
    expect(getCart().shippingMethod).toBe('standard');
  });

  it('stays as it was chosen in a cart that is not empty', () => {
    addLines([line]);
    stop = preferPickup(makeShopFront());
    addLines([line]);
    expect(getCart().shippingMethod).toBe('standard');
  });

  it.each([undefined, makeShopFront({ offersPickup: false })])(
    'is sent home where nothing can be picked up',
    (shopFront) => {
      stop = preferPickup(shopFront);
      addLines([line]);
      expect(getCart().shippingMethod).toBe('standard');
    },
  );
});
