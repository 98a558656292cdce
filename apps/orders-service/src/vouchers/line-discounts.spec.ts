import fc from 'fast-check';
import { amountDiscounts, type DiscountableLine, percentDiscounts } from './line-discounts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const mostOf = (lines: readonly DiscountableLine[]) => sum(lines.map(({ mostCents }) => mostCents));

const someLines = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 100 }))
    .map(([totalCents, percent]) => ({
      totalCents,
      mostCents: Math.floor((totalCents * percent) / 100),
    })),
  { maxLength: 40 },
);

describe('an amount', () => {
  it.each<[string, [number, number][], number, number[]]>([
    [
      'is split in proportion',
      [
        [1_000, 1_000],
        [3_000, 3_000],
      ],
      400,
      [100, 300],
    ],
    [
      'gives the cent left over to the largest remainder',
      [
        [100, 100],
        [100, 100],
        [101, 101],
      ],
      100,
      [33, 33, 34],
    ],
    [
      'gives it to the first of equal ones',
      [
        [100, 100],
        [100, 100],
        [100, 100],
      ],
      100,
      [34, 33, 33],
    ],
    [
      'leaves what a book may not bear to the others',
      [
        [2_000, 300],
        [2_000, 2_000],
      ],
      1_000,
      [300, 700],
    ],
    [
      'goes no further than all lines bear',
      [
        [2_000, 300],
        [1_000, 50],
      ],
      5_000,
      [300, 50],
    ],
    [
      'takes nothing off lines that bear nothing',
      [
        [2_000, 0],
        [1_000, 1_000],
      ],
      500,
      [0, 500],
    ],
    ['is nothing without lines', [], 500, []],
  ])('%s', (_, lines, amount, expected) => {
    const given = lines.map(([totalCents, mostCents]) => ({ totalCents, mostCents }));
    expect(amountDiscounts(given, amount)).toEqual(expected);
  });

  it('is split exactly, and never beyond what a line bears', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 0, max: 3_000_000 }), (lines, amount) => {
        const discounts = amountDiscounts(lines, amount);
        expect(discounts).toHaveLength(lines.length);
        expect(sum(discounts)).toBe(Math.min(amount, mostOf(lines)));
        discounts.forEach((discount, index) => {
          expect(Number.isInteger(discount)).toBe(true);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(lines[index]?.mostCents ?? 0);
        });
      }),
    );
  });
});

describe('a percentage', () => {
  it.each([
    [1_000, 1_000, 1_500, 150],
    [333, 333, 1_000, 33],
    [335, 335, 1_000, 34],
    [1_000, 50, 1_500, 50],
    [1_000, 1_000, 10_000, 1_000],
  ])(
    'of %i with at most %i: %i hundredths are %i',
    (totalCents, mostCents, hundredths, expected) => {
      expect(percentDiscounts([{ totalCents, mostCents }], hundredths)).toEqual([expected]);
    },
  );

  it('is within half a cent of what was promised, unless the line bears less', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 0, max: 10_000 }), (lines, hundredths) => {
        percentDiscounts(lines, hundredths).forEach((discount, index) => {
          const { totalCents = 0, mostCents = 0 } = lines[index] ?? {};
          const promised = (totalCents * hundredths) / 10_000;
          expect(discount).toBeLessThanOrEqual(mostCents);
          expect(discount).toBeLessThanOrEqual(promised + 0.5);
          expect(discount).toBeGreaterThanOrEqual(Math.min(mostCents, promised - 0.5));
        });
      }),
    );
  });
});
