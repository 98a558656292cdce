import { readYear } from './dac7-address';

describe('the year of an address', () => {
  it.each([
    ['', '2026-11-27', 2026],
    ['', '2027-01-31', 2026],
    ['', '2027-02-01', 2027],
    ['anno=2025', '2026-11-27', 2025],
    ['anno=2022', '2026-11-27', 2026],
    ['anno=2027', '2026-11-27', 2026],
    ['anno=2025.5', '2026-11-27', 2026],
    ['anno=x', '2026-11-27', 2026],
  ])('of %j on %s is %i', (query, today, year) => {
    expect(readYear(new URLSearchParams(query), today)).toBe(year);
  });
});
