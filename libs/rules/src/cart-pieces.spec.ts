import fc from 'fast-check';
import {
  addLine,
  addLines,
  type Cart,
  emptyCart,
  moveInLine,
  quantityOf,
  renewLines,
  setPieces,
  setQuantity,
  takePieces,
} from './cart';
import { findChild } from './cart-child';
import { putChild, removeChild } from './cart-children';
import { lineKey, MAX_LINE_QUANTITY } from './cart-line';
import { type Owner, ownersOf, partFor, piecesFor } from './cart-pieces';
import { anyCart, anyLine, child, family, piecesOf, product } from './cart-samples';

const key = lineKey(product('a'));
const cart = (...pieces: [Owner, number][]) =>
  addLines(
    { ...emptyCart, children: family.map((id) => child(id)) },
    pieces.map(([owner, quantity]) => ({
      ...product('a', { quantity }),
      ...(owner !== null && { children: [{ childId: owner, quantity }] }),
    })),
  );
const piecesOfLine = ({ items }: Cart) =>
  items.flatMap((line) => ownersOf(line).map((owner) => [owner, piecesFor(line, owner)]));

describe('pieces of a line', () => {
  it('are kept for each child, and what is for nobody is the rest', () => {
    const made = cart(['ada', 1], [null, 2], ['bruno', 1], ['ada', 3]);
    expect(quantityOf(made, key)).toBe(7);
    expect(piecesOfLine(made)).toEqual([
      ['ada', 4],
      ['bruno', 1],
      [null, 2],
    ]);
  });

  it('for a child that the cart does not know are for nobody', () => {
    expect(piecesOfLine(cart(['someone', 2]))).toEqual([[null, 2]]);
  });

  it('that claim more for children than there are, are cut to what there is', () => {
    const children = [
      { childId: 'ada', quantity: 2 },
      { childId: 'bruno', quantity: 5 },
    ];
    const made = addLine(cart(), { ...product('a', { quantity: 3 }), children });
    expect(piecesOfLine(made)).toEqual([
      ['ada', 2],
      ['bruno', 1],
    ]);
  });

  it.each<[Owner, number, unknown]>([
    [
      'ada',
      3,
      [
        ['ada', 3],
        [null, 2],
      ],
    ],
    ['ada', 0, [[null, 2]]],
    [null, 0, [['ada', 1]]],
    [
      null,
      5,
      [
        ['ada', 1],
        [null, 5],
      ],
    ],
    [
      'bruno',
      1,
      [
        ['ada', 1],
        ['bruno', 1],
        [null, 2],
      ],
    ],
    [
      'ada',
      500,
      [
        ['ada', 97],
        [null, 2],
      ],
    ],
    [
      'someone',
      4,
      [
        ['ada', 1],
        [null, 6],
      ],
    ],
  ])('set for %s to %d leave those of the others', (owner, wanted, left) => {
    const made = setPieces(cart(['ada', 1], [null, 2]), key, { owner, pieces: wanted });
    expect(piecesOfLine(made)).toEqual(left);
  });

  it('that are all gone take the line with them', () => {
    expect(setPieces(cart(['ada', 2]), key, { owner: 'ada', pieces: 0 }).items).toEqual([]);
  });

  it.each([
    [
      6,
      [
        ['ada', 2],
        ['bruno', 1],
        [null, 3],
      ],
    ],
    [
      4,
      [
        ['ada', 2],
        ['bruno', 1],
        [null, 1],
      ],
    ],
    [
      3,
      [
        ['ada', 2],
        ['bruno', 1],
      ],
    ],
    [1, [['ada', 1]]],
  ])('set to %d in all are taken from nobody first, then from the last child', (wanted, left) => {
    const made = setQuantity(cart(['ada', 2], ['bruno', 1], [null, 2]), key, wanted);
    expect(piecesOfLine(made)).toEqual(left);
  });

  it.each<[Owner, Owner, number, unknown]>([
    [
      'ada',
      'bruno',
      1,
      [
        ['ada', 1],
        ['bruno', 1],
        [null, 1],
      ],
    ],
    ['ada', null, 2, [[null, 3]]],
    [null, 'ada', 9, [['ada', 3]]],
    [
      'bruno',
      'ada',
      1,
      [
        ['ada', 2],
        [null, 1],
      ],
    ],
    [
      'ada',
      'someone',
      1,
      [
        ['ada', 1],
        [null, 2],
      ],
    ],
    [
      'ada',
      'ada',
      1,
      [
        ['ada', 2],
        [null, 1],
      ],
    ],
  ])('go from %s to %s, at most those that there are', (...[from, to, pieces, left]) => {
    const made = moveInLine(cart(['ada', 2], [null, 1]), key, { from, to, pieces });
    expect(piecesOfLine(made)).toEqual(left);
  });

  it('of somebody alone can be taken out and put back', () => {
    const made = cart(['ada', 2], ['bruno', 1], [null, 1]);
    const [line] = made.items;
    if (!line) throw new Error('no line');
    const taken = takePieces(made, [partFor(line, 'ada')]);
    expect(piecesOfLine(taken)).toEqual([
      ['bruno', 1],
      [null, 1],
    ]);
    expect(piecesOf(addLine(taken, partFor(line, 'ada')))).toEqual(piecesOf(made));
  });
});

describe('what was ordered', () => {
  it('is taken out, for whom it was, and what came since stays', () => {
    const ordered = cart(['ada', 1], ['bruno', 1]);
    const now = cart(['ada', 2], ['bruno', 1], [null, 1]);
    expect(piecesOfLine(takePieces(now, ordered.items))).toEqual([
      ['ada', 1],
      [null, 1],
    ]);
  });

  it('is taken from the others where it has changed hands since', () => {
    expect(takePieces(cart(['bruno', 1]), cart(['ada', 1]).items).items).toEqual([]);
  });

  it('leaves a cart alone that has none of it', () => {
    expect(takePieces(cart(['bruno', 1]), [product('b')])).toEqual(cart(['bruno', 1]));
  });
});

describe('newer details', () => {
  it('change price and texts of lines that are there, and no pieces', () => {
    const made = renewLines(cart(['ada', 2]), [product('a', { prezzo: 9 }), product('b')]);
    expect(made.items).toEqual([
      { ...product('a', { prezzo: 9, quantity: 2 }), children: [{ childId: 'ada', quantity: 2 }] },
    ]);
  });
});

describe('children', () => {
  it('are known by their id, or by nickname and class', () => {
    const children = [child('ada'), child('bruno', { classe: '3' })];
    const find = (one: Parameters<typeof findChild>[1]) => findChild(children, one)?.id;
    expect(find(child('ada', { nickname: 'Other' }))).toBe('ada');
    expect(find({ ...child('x', { nickname: ' ADA ' }), id: undefined })).toBe('ada');
    expect(find(child('x', { nickname: 'bruno' }))).toBeUndefined();
  });

  it('are added, changed, and twelve at most', () => {
    const full = Array.from({ length: 12 }, (_, n) => child(`c${n}`)).reduce(putChild, emptyCart);
    expect(putChild(full, child('one more'))).toBe(full);
    const changed = putChild(full, child('c3', { tetto: 119 }));
    expect(changed.children.map(({ tetto }) => tetto)).toContain(119);
    expect(changed.children).toHaveLength(12);
  });

  it('that are taken out leave what was for them to nobody', () => {
    const made = removeChild(cart(['ada', 2], ['bruno', 1], [null, 1]), 'ada');
    expect(made.children.map(({ id }) => id)).toEqual(['bruno', 'carla']);
    expect(piecesOfLine(made)).toEqual([
      ['bruno', 1],
      [null, 3],
    ]);
  });
});

const step = fc.oneof(
  anyLine(40).map((line) => (before: Cart) => addLine(before, line)),
  fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom<Owner[]>(...family, null), fc.integer()).map(
    ([id, owner, wanted]) =>
      (before: Cart) =>
        setPieces(before, lineKey(product(id)), { owner, pieces: wanted % 120 }),
  ),
  fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: -2, max: 120 })).map(
    ([id, wanted]) =>
      (before: Cart) =>
        setQuantity(before, lineKey(product(id)), wanted),
  ),
  fc.constantFrom(...family).map((id) => (before: Cart) => removeChild(before, id)),
);

describe('any cart of a family', () => {
  it('never holds more for children than it has, nor for children that it does not know', () => {
    fc.assert(
      fc.property(anyCart(40), fc.array(step), (start, steps) => {
        const { items, children } = steps.reduce((made, apply) => apply(made), start);
        const known: Owner[] = [...children.map(({ id }) => id), null];
        for (const line of items) {
          expect(line.quantity).toBeGreaterThan(0);
          expect(line.quantity).toBeLessThanOrEqual(MAX_LINE_QUANTITY);
          expect(piecesFor(line, null)).toBeGreaterThanOrEqual(0);
          const sum = known.reduce((total, owner) => total + piecesFor(line, owner), 0);
          expect(sum).toBe(line.quantity);
        }
      }),
    );
  });
});
