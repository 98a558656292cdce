import fc from 'fast-check';
import {
  addLine,
  addLines,
  type Cart,
  cartTotals,
  emptyCart,
  moveInLine,
  removeLine,
  renewLines,
  setPieces,
  setShippingAddress,
  setShippingMethod,
} from './cart';
import { putChild, removeChild } from './cart-children';
import { capMargin, childTotals } from './cart-child-totals';
import { applyDifference, cartDifference } from './cart-difference';
import { lineKey } from './cart-line';
import { anyCart, book, child, family, piecesOf, product } from './cart-samples';
import { toCents } from './money';

const start: Cart = { ...emptyCart, children: family.map((id) => child(id)) };
const key = lineKey(product('a'));

/** What one device did to `before`, done to what another one has made of it meanwhile. */
function rebased(before: Cart, mine: Cart, theirs: Cart): Cart {
  const difference = cartDifference(before, mine);
  return difference ? applyDifference(theirs, difference) : theirs;
}

/** The second cart put into the first one, as at the sign-in. */
const merged = (cart: Cart, other: Cart) => rebased(emptyCart, other, cart);

describe('the difference of two carts', () => {
  it('is nothing where nothing changed but the order of lines', () => {
    const cart = addLines(start, [product('a'), product('b')]);
    const turned = { ...cart, items: cart.items.toReversed() };
    expect(cartDifference(cart, turned)).toBeNull();
    expect(cartDifference(cart, cart)).toBeNull();
  });

  it('is what leads from one to the other', () => {
    fc.assert(
      fc.property(anyCart(99), anyCart(99), (before, after) => {
        expect(piecesOf(rebased(before, after, before))).toEqual(piecesOf(after));
      }),
    );
  });

  it('leads to the children, the shipping and the prices too', () => {
    const address = {
      firstName: 'Ada',
      lastName: 'Neri',
      phone: '',
      address: 'Via del Prato 1',
      city: 'Cremona',
      postalCode: '26100',
      province: 'CR',
    };
    const before = addLine(start, product('a'));
    const changes: ((cart: Cart) => Cart)[] = [
      (cart) => putChild(cart, child('dario')),
      (cart) => putChild(cart, child('ada', { tetto: 119 })),
      (cart) => removeChild(cart, 'bruno'),
      (cart) => setShippingMethod(cart, 'pickup'),
      (cart) => setShippingAddress(cart, address),
      (cart) => renewLines(cart, [product('a', { prezzo: 9 })]),
    ];
    for (const change of changes) {
      expect(rebased(before, change(before), before)).toEqual(change(before));
    }
    const after = changes.reduce((cart, change) => change(cart), before);
    expect(rebased(before, after, before)).toEqual(after);
    expect(rebased(after, before, after)).toEqual({
      ...before,
      // Who comes back comes last.
      children: ['ada', 'carla', 'bruno'].map((id) => child(id)),
    });
  });
});

describe('two devices', () => {
  it('lose nothing that either of them put in', () => {
    fc.assert(
      fc.property(anyCart(9), anyCart(9), anyCart(9), (before, one, other) => {
        const mine = addLines(before, one.items);
        const theirs = addLines(before, other.items);
        const expected = addLines(theirs, one.items);
        expect(piecesOf(rebased(before, mine, theirs))).toEqual(piecesOf(expected));
      }),
    );
  });

  it('come to the same cart whoever is first, where one takes out what the other adds to', () => {
    fc.assert(
      fc.property(anyCart(9), anyCart(9), (before, added) => {
        const mine = addLines(before, added.items);
        const theirs = removeLine(before, key);
        expect(piecesOf(rebased(before, mine, theirs))).toEqual(
          piecesOf(rebased(before, theirs, mine)),
        );
      }),
    );
  });

  it('that take out the same piece take it out once', () => {
    const before = addLines(start, [product('a', { quantity: 2 })]);
    const without = removeLine(before, key);
    expect(rebased(before, without, without).items).toEqual([]);
    const fewer = setPieces(before, key, { owner: null, pieces: 1 });
    expect(rebased(before, fewer, removeLine(before, key)).items).toEqual([]);
  });

  it('that give the same piece to two children do not make two of it', () => {
    const before = addLine(start, product('a'));
    const to = (owner: string) => moveInLine(before, key, { from: null, to: owner, pieces: 1 });
    expect(piecesOf(rebased(before, to('ada'), to('bruno')))).toEqual({ [`${key} bruno`]: 1 });
  });

  it('do not bring back what one of them moved and the other took out', () => {
    const before = addLine(start, product('a'));
    const moved = moveInLine(before, key, { from: null, to: 'ada', pieces: 1 });
    expect(rebased(before, moved, removeLine(before, key)).items).toEqual([]);
  });

  it('keep for nobody what is put in for a child that the other took out', () => {
    const before = addLine(start, product('a'));
    const mine = addLine(before, {
      ...product('a', { quantity: 2 }),
      children: [{ childId: 'ada', quantity: 2 }],
    });
    expect(piecesOf(rebased(before, mine, removeChild(before, 'ada')))).toEqual({
      [`${key} -`]: 3,
    });
  });
});

describe('merging at the sign-in', () => {
  it('adds up what both carts hold, for whom it is, and loses nothing', () => {
    fc.assert(
      fc.property(anyCart(9), anyCart(9), (cart, guest) => {
        expect(piecesOf(merged(cart, guest))).toEqual(piecesOf(addLines(cart, guest.items)));
      }),
    );
  });

  it('gives the same pieces in whatever order carts are merged', () => {
    fc.assert(
      fc.property(anyCart(5), anyCart(5), anyCart(5), (a, b, c) => {
        expect(piecesOf(merged(merged(a, b), c))).toEqual(piecesOf(merged(a, merged(b, c))));
        expect(piecesOf(merged(a, b))).toEqual(piecesOf(merged(b, a)));
      }),
    );
  });

  it('gives the same number of each line in whatever order, also where a line is full', () => {
    const quantities = ({ items }: Cart) =>
      Object.fromEntries(items.map((line) => [lineKey(line), line.quantity]));
    fc.assert(
      fc.property(anyCart(99), anyCart(99), anyCart(99), (a, b, c) => {
        const oneWay = merged(merged(a, b), c);
        expect(quantities(oneWay)).toEqual(quantities(merged(a, merged(b, c))));
      }),
    );
  });

  it('knows a child of the same name and class again, and what is for it', () => {
    const guest = addLine(putChild(emptyCart, child('g-1', { nickname: ' ADA ' })), {
      ...product('a'),
      children: [{ childId: 'g-1', quantity: 1 }],
    });
    const made = merged(addLine(start, product('b')), guest);
    expect(made.children).toEqual(start.children);
    expect(piecesOf(made)).toMatchObject({ [`${key} ada`]: 1 });
  });

  it('takes twelve children, and what is for more of them is for nobody', () => {
    const of = (name: string) =>
      Array.from({ length: 8 }, (_, n) => child(`${name}${n}`)).reduce(putChild, emptyCart);
    const guest = addLine(of('g'), { ...product('a'), children: [{ childId: 'g7', quantity: 1 }] });
    const made = merged(of('s'), guest);
    expect(made.children).toHaveLength(12);
    expect(piecesOf(made)).toEqual({ [`${key} -`]: 1 });
  });
});

describe('totals per child', () => {
  it('add up to the subtotal, to the cent', () => {
    fc.assert(
      fc.property(anyCart(40), (cart) => {
        const totals = childTotals(cart);
        const sum = totals.reduce((cents, { total }) => cents + toCents(total), 0);
        expect(sum).toBe(toCents(cartTotals(cart).subtotal));
        const count = totals.reduce((all, { pieces }) => all + pieces, 0);
        expect(count).toBe(cartTotals(cart).itemCount);
      }),
    );
  });

  it('compare a child’s books, and nothing else, with the cap of its class', () => {
    const forAda = { children: [{ childId: 'ada', quantity: 1 }] };
    const cart = addLines(putChild(start, child('ada', { tetto: 30 })), [
      { ...book('1', { prezzo: 17.2 }), ...forAda },
      { ...book('2', { prezzo: 17.9, quantity: 2 }), ...forAda },
      { ...product('a', { prezzo: 50 }), ...forAda },
    ]);
    const [ada, bruno, , nobody] = childTotals(cart);
    expect(ada).toMatchObject({ pieces: 3, total: 85.1, bookTotal: 35.1 });
    expect(ada && capMargin(ada)).toEqual({ tetto: 30, bookTotal: 35.1, over: 5.1 });
    expect(bruno && capMargin(bruno)).toBeNull();
    expect(nobody).toMatchObject({ child: null, total: 17.9 });
    expect(nobody && capMargin(nobody)).toBeNull();
  });
});
