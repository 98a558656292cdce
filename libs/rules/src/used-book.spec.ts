import { usedGuideCents, usedOfferCodeOf } from './used-book';

const book = { coverCents: 2_475, grade: 'good', isAdopted: true, isReplaced: false } as const;

describe('the guide price of a used book', () => {
  it.each([
    ['as-new', 1_230],
    ['good', 990],
    ['worn', 610],
  ] as const)('of a book that is %s is a share of the cover price, in steps', (grade, cents) => {
    expect(usedGuideCents({ ...book, grade })).toBe(cents);
  });

  it('is nothing where no class has it, or a new edition took its place', () => {
    expect(usedGuideCents({ ...book, isAdopted: false })).toBe(0);
    expect(usedGuideCents({ ...book, isReplaced: true })).toBe(0);
    expect(usedGuideCents({ ...book, coverCents: null, isReplaced: true })).toBe(0);
  });

  it('is unknown without a cover price', () => {
    expect(usedGuideCents({ ...book, coverCents: null })).toBeNull();
  });
});

describe('the code of an offer', () => {
  it.each([
    ['4K7XQM', '4K7XQM'],
    ['us-4k7xqm', '4K7XQM'],
    [" US'4K7 XQM ", '4K7XQM'],
    ['USUSUS', null],
    ['4K7XQ', null],
    ['9788800000017', null],
    ['4K7XQ1', null],
  ])('is read from %s', (text, code) => {
    expect(usedOfferCodeOf(text)).toBe(code);
  });
});
