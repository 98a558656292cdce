import { monthLater, readMonth } from './address-month';

describe('the month of an address', () => {
  it.each([
    ['', '2026-11'],
    ['mese=2026-09', '2026-09'],
    ['mese=2026-13', '2026-11'],
    ['mese=1999-01', '2026-11'],
  ])('of %j is %s', (query, month) => {
    expect(readMonth(new URLSearchParams(query), '2026-11-27')).toBe(month);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-09', 1, '2026-10'],
  ] as const)('%s goes by %i to %s', (month, months, other) => {
    expect(monthLater(month, months)).toBe(other);
  });
});
