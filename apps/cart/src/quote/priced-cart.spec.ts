import { cartTotals, emptyCart } from '@zaino/rules/cart';
import type { CartSnapshot } from '@zaino/web/cart';
import { bookLine, sampleLines } from '../sample-lines';
import { makeQuote } from '../testing/checkout-factories';
import { pricedCart } from './priced-cart';
import { wantedAt, wantedLines } from './quote-request';

const bookshop = {
  id: '0f6b8a52-5f7f-4c7e-9a51-6f0b7d6f8a01',
  name: 'Libreria Portici',
  adoptedBookDiscount: 10,
  otherBookDiscount: 0,
};
const [sample] = sampleLines;

/** A book of 20,00 €, so many pieces, of which a Comune pays by so much. */
function priced(quantity: number, changes: { coverPrice?: null; cedola?: number } = {}) {
  const line = { ...bookLine(), ...sample, quantity, prezzo: 20 };
  const items = [line];
  const asked = makeQuote(
    { lines: wantedLines(items), shippingMethod: 'pickup', ...wantedAt(bookshop) },
    { bookshops: [bookshop] },
  );
  const lines = asked.lines.map((one) => ({ ...one, ...changes }));
  const cart: CartSnapshot = {
    ...emptyCart,
    items,
    ...cartTotals({ ...emptyCart, items }),
    status: 'ready',
    freeShippingThreshold: 0,
    missingForFreeShipping: 0,
    isSaved: true,
    wasDiscarded: false,
  };
  return pricedCart(cart, { quote: { ...asked, lines }, isCurrent: true }, bookshop);
}

describe('what a bookshop takes off a cart', () => {
  it('is of the pieces that the family pays', () => {
    expect(priced(2).saved).toBe(4);
    expect(priced(2, { cedola: 20 }).saved).toBe(2);
  });

  it('is nothing where a Comune pays all of them, by the cover price', () => {
    const { saved, covers, bookshop: whose } = priced(1, { cedola: 20, coverPrice: null });
    expect([saved, covers.size, whose]).toEqual([0, 0, null]);
  });
});
