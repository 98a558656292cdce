import fc from 'fast-check';
import { anOrder } from '../testing/placed-order';
import { OrderLineEntity } from './order-line.entity';
import { takePart } from './take-part';

const sums = [
  'quantity',
  'totalCents',
  'discountCents',
  'refundedCents',
  'extraCents',
  'extraRefundedCents',
] as const;

/** A line of two pieces or more, with a voucher, money given back and children, and how many are taken out of it. */
const taking = fc
  .record({
    quantity: fc.integer({ min: 2, max: 99 }),
    priceCents: fc.integer({ min: 0, max: 20_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
    refunded: fc.integer({ min: 0, max: 100 }),
    /** For one piece. */
    extra: fc.integer({ min: 0, max: 900 }),
    extraRefunded: fc.integer({ min: 0, max: 100 }),
    children: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
    taken: fc.nat(),
    childIndex: fc.option(fc.nat()),
  })
  .map(({ quantity, priceCents, discount, refunded, children, taken, childIndex, ...rest }) => {
    const totalCents = quantity * priceCents;
    const discountCents = Math.floor((totalCents * discount) / 100);
    const extraCents = rest.extra * quantity;
    const extraRefundedCents = Math.floor((extraCents * rest.extraRefunded) / 100);
    const ofGoods = Math.floor(((totalCents - discountCents) * refunded) / 100);
    const refundedCents = ofGoods + extraRefundedCents;
    const money = { totalCents, discountCents, refundedCents, extraCents, extraRefundedCents };
    const { lines } = anOrder({ lines: [{ quantity, priceCents, ...money }] });
    const [line] = lines as [OrderLineEntity];
    let open = quantity;
    const named = children.flatMap((pieces, index) => {
      const own = Math.min(pieces, open);
      open -= own;
      return own > 0 ? { childId: `child-${index}`, quantity: own } : [];
    });
    line.withoutCedola = { priceCents, coverCents: null, discountCents };
    line.details = { ...line.details, children: named };
    const child = childIndex === null ? undefined : named[childIndex % named.length];
    const wanted = {
      quantity: 1 + (taken % (quantity - 1)),
      ...(child && { childId: child.childId }),
    };
    return { line, wanted, child };
  });

const goods = ({ totalCents, discountCents }: OrderLineEntity) => totalCents - discountCents;
const net = (line: OrderLineEntity) => goods(line) + line.extraCents;

describe('pieces that are taken out of a line', () => {
  it('cost, with what stays, what the line did, to the cent', () => {
    fc.assert(
      fc.property(taking, ({ line, wanted }) => {
        const before = Object.assign(new OrderLineEntity(), line);
        const part = takePart(line, wanted);
        expect(part.quantity).toBe(wanted.quantity);
        for (const sum of sums) expect(line[sum] + part[sum]).toBe(before[sum]);
        const ofFamily = [line, part].map((one) => one.withoutCedola?.discountCents);
        expect(ofFamily).toEqual([line.discountCents, part.discountCents]);
        for (const one of [line, part]) {
          expect(one.totalCents).toBe(one.priceCents * one.quantity);
          for (const sum of sums) expect(one[sum]).toBeGreaterThanOrEqual(0);
          expect(one.discountCents).toBeLessThanOrEqual(one.totalCents);
          expect(one.refundedCents).toBeLessThanOrEqual(net(one));
          expect(one.extraRefundedCents).toBeLessThanOrEqual(one.extraCents);
          expect(one.refundedCents - one.extraRefundedCents).toBeLessThanOrEqual(goods(one));
        }
        // No less than its share of what was paid: what rounding leaves is the customer's.
        expect(net(part) * before.quantity).toBeGreaterThanOrEqual(net(before) * part.quantity);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are for as many children, and those of the child that was named come first', () => {
    fc.assert(
      fc.property(taking, ({ line, wanted, child }) => {
        const before = line.details.children;
        const part = takePart(line, wanted);
        const of = ({ details }: OrderLineEntity, id: string) =>
          details.children.find(({ childId }) => childId === id)?.quantity ?? 0;
        for (const { childId, quantity } of before) {
          expect(of(line, childId) + of(part, childId)).toBe(quantity);
        }
        for (const one of [line, part]) {
          const pieces = one.details.children.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(pieces).toBeLessThanOrEqual(one.quantity);
          for (const { quantity } of one.details.children) expect(quantity).toBeGreaterThan(0);
        }
        if (child) expect(of(part, child.childId)).toBe(Math.min(child.quantity, wanted.quantity));
      }),
    );
  });

  const children = [
    { childId: 'teo', quantity: 1 },
    { childId: 'mia', quantity: 1 },
  ];
  const lineOf = (quantity: number) => {
    const [line] = anOrder({ lines: [{ quantity }] }).lines as [OrderLineEntity];
    line.details = { ...line.details, children };
    return line;
  };
  const ids = ({ details }: OrderLineEntity) => details.children.map(({ childId }) => childId);

  it.each<[string, number, { quantity: number; childId?: string }, string[]]>([
    ['nobody’s before a child’s', 3, { quantity: 1 }, []],
    ['then the last child’s', 3, { quantity: 2 }, ['mia']],
    ['the last child’s', 2, { quantity: 1 }, ['mia']],
    ['those of the child that is named', 3, { quantity: 1, childId: 'teo' }, ['teo']],
    ['then nobody’s again', 3, { quantity: 2, childId: 'teo' }, ['teo']],
  ])('are %s', (_, quantity, wanted, expected) => {
    const line = lineOf(quantity);
    expect(ids(takePart(line, wanted))).toEqual(expected);
    expect(ids(line)).toEqual(['teo', 'mia'].filter((id) => !expected.includes(id)));
  });

  it('cannot be a child’s that the line is not for', () => {
    expect(() => takePart(lineOf(2), { quantity: 1, childId: 'leo' })).toThrow();
  });
});
