import fc from 'fast-check';
import {
  addLine,
  addLines,
  type Cart,
  cartTotals,
  clearCart,
  emptyCart,
  lineTotal,
  quantityOf,
  removeLine,
  setQuantity,
  setShippingAddress,
  setShippingMethod,
} from './cart';
import { type CartLine, lineKey, MAX_LINE_QUANTITY } from './cart-line';
import { toCents } from './money';

function product(id: string, quantity = 1, prezzo = 3.57): CartLine {
  return {
    type: 'product',
    id,
    nome: `Penne ${id}`,
    prezzo,
    categoria: 'Penne',
    immagini: [],
    quantity,
  };
}

function book(isbn: string, sezione = 'B', quantity = 1): CartLine {
  return {
    type: 'book',
    isbn,
    titolo: 'Il tempo che resta',
    autore: 'M. Ferrandi',
    editore: 'Casa del Melograno',
    prezzo: 17.2,
    copertina: null,
    quantity,
    scuola: { nome: 'Scuola media Irma Valsecchi', codice: 'CRMM00000X' },
    classe: '2',
    sezione,
  };
}

function contents(cart: Cart) {
  return cart.items.map((item) => [lineKey(item), item.quantity]);
}

const lines = fc.array(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: -2, max: 40 }),
      cents: fc.integer({ min: 0, max: 20_000 }),
    })
    .map(({ id, quantity, cents }) => product(id, quantity, cents / 100)),
  { maxLength: 12 },
);

describe('adding', () => {
  it('increases the quantity of the same identity and keeps its place', () => {
    const cart = addLines(emptyCart, [book('1'), product('a'), book('1', 'B', 2)]);
    expect(contents(cart)).toEqual([
      [lineKey(book('1')), 3],
      [lineKey(product('a')), 1],
    ]);
  });

  it('keeps the same book apart for another section', () => {
    expect(addLines(emptyCart, [book('1', 'A'), book('1', 'B')]).items).toHaveLength(2);
  });

  it('takes the newer price of the same identity', () => {
    const cart = addLines(emptyCart, [product('a', 1, 2), product('a', 1, 3)]);
    expect(cart.items).toEqual([product('a', 2, 3)]);
  });

  it('puts a new line where it is told', () => {
    const cart = addLine(addLines(emptyCart, [product('a'), product('b')]), product('c'), 1);
    expect(contents(cart).map(([key]) => key)).toEqual(
      ['a', 'c', 'b'].map((id) => lineKey(product(id))),
    );
  });

  it.each([
    [0, 0],
    [-3, 0],
    [Number.NaN, 0],
    [2.9, 2],
    [1000, MAX_LINE_QUANTITY],
    [Infinity, MAX_LINE_QUANTITY],
  ])('a quantity of %d puts %d pieces into the cart', (quantity, pieces) => {
    const cart = addLine(emptyCart, product('a', quantity));
    expect(quantityOf(cart, lineKey(product('a')))).toBe(pieces);
  });

  it('stops at the most pieces of one line', () => {
    expect(addLines(emptyCart, [product('a', 60), product('a', 60)]).items[0]?.quantity).toBe(99);
  });
});

describe('changing', () => {
  const cart = addLines(emptyCart, [book('1'), product('a', 2)]);
  const key = lineKey(product('a'));

  it.each([
    [5, 5],
    [1, 1],
    [0, 0],
    [-1, 0],
    [100, 99],
  ])('the quantity to %d leaves %d pieces', (quantity, pieces) => {
    expect(quantityOf(setQuantity(cart, key, quantity), key)).toBe(pieces);
  });

  it('drops the line at quantity zero and leaves the others', () => {
    expect(setQuantity(cart, key, 0).items).toEqual([book('1')]);
  });

  it('ignores a line that is not there', () => {
    expect(contents(setQuantity(cart, 'unknown', 3))).toEqual(contents(cart));
    expect(removeLine(cart, 'unknown')).toBe(cart);
  });

  it('gives the same cart back where nothing changes', () => {
    expect(setQuantity(cart, key, 2)).toBe(cart);
    expect(setShippingMethod(cart, 'standard')).toBe(cart);
    expect(clearCart(emptyCart)).toBe(emptyCart);
  });

  it('removes one line and clears all, keeping the shipping choice', () => {
    const pickup = setShippingMethod(cart, 'pickup');
    expect(removeLine(pickup, key).items).toEqual([book('1')]);
    expect(clearCart(pickup)).toEqual({ ...emptyCart, shippingMethod: 'pickup' });
  });

  it('sets and forgets the address', () => {
    const address = {
      firstName: 'Ada',
      lastName: 'Neri',
      phone: '',
      address: 'Via del Prato 1',
      city: 'Cremona',
      postalCode: '26100',
      province: 'CR',
    };
    const known = setShippingAddress(cart, address);
    expect(known.shippingAddress).toEqual(address);
    expect(setShippingAddress(known, null).shippingAddress).toBeNull();
  });

  it('never changes the cart it was given', () => {
    const before = JSON.stringify(cart);
    addLine(cart, product('a'));
    setQuantity(cart, key, 9);
    removeLine(cart, key);
    clearCart(cart);
    expect(JSON.stringify(cart)).toBe(before);
  });
});

describe('cartTotals', () => {
  it.each([
    ['nothing', [], { subtotal: 0, itemCount: 0, shippingCost: 0, total: 0 }],
    [
      'less than the threshold',
      [product('a', 2, 3.57), product('b', 1, 19.9), product('c', 1, 17.2), product('d', 1, 18.6)],
      { subtotal: 62.84, itemCount: 5, shippingCost: 5, total: 67.84 },
    ],
    [
      'a cent less than the threshold',
      [product('a', 1, 89.99)],
      { subtotal: 89.99, itemCount: 1, shippingCost: 5, total: 94.99 },
    ],
    [
      'the threshold exactly, in amounts that binary fractions miss',
      [product('a', 3, 29.9), product('b', 3, 0.1)],
      { subtotal: 90, itemCount: 6, shippingCost: 0, total: 90 },
    ],
  ])('of %s', (_case, items, totals) => {
    expect(cartTotals(addLines(emptyCart, items))).toEqual(totals);
  });

  it('ships a free item, but lets it be picked up for nothing', () => {
    const cart = addLine(emptyCart, product('a', 1, 0));
    expect(cartTotals(cart).total).toBe(5);
    expect(cartTotals(setShippingMethod(cart, 'pickup')).total).toBe(0);
  });
});

describe('any cart', () => {
  it('has as many lines as identities and only quantities from 1 to 99', () => {
    fc.assert(
      fc.property(lines, (added) => {
        const { items } = addLines(emptyCart, added);
        expect(new Set(items.map(lineKey)).size).toBe(items.length);
        expect(items.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
      }),
    );
  });

  it('costs, to the cent, the sum of its lines and the shipping', () => {
    fc.assert(
      fc.property(lines, (added) => {
        const cart = addLines(emptyCart, added);
        const totals = cartTotals(cart);
        const cents = cart.items.reduce((sum, line) => sum + toCents(lineTotal(line)), 0);
        expect(toCents(totals.subtotal)).toBe(cents);
        expect(toCents(totals.total)).toBe(cents + toCents(totals.shippingCost));
      }),
    );
  });

  it('is the same whether lines come at once or one after the other', () => {
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const stepwise = addLines(addLines(emptyCart, first), second);
        expect(stepwise).toEqual(addLines(emptyCart, [...first, ...second]));
      }),
    );
  });

  it('loses exactly the line that is removed', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('a', 'b', 'c', 'd'), (added, id) => {
        const cart = addLines(emptyCart, added);
        const key = lineKey(product(id));
        const kept = contents(cart).filter(([other]) => other !== key);
        expect(contents(removeLine(cart, key))).toEqual(kept);
      }),
    );
  });
});
