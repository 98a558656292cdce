import { timeBars, usualUnit } from './time-bars';

const sold = (...days: [string, number][]) => ({ values: new Map(days) });

describe('the bars of a period', () => {
  it('are its days, also those without a value', () => {
    const bars = timeBars({ from: '2026-09-01', to: '2026-09-03' }, sold(['2026-09-02', 20]));
    expect(bars).toEqual([
      { label: '1 set', value: 0 },
      { label: '2 set', value: 20 },
      { label: '3 set', value: 0 },
    ]);
  });

  it('are its weeks where it is long, the first named by the first day of the period', () => {
    const days = sold(['2026-06-03', 5], ['2026-06-07', 5], ['2026-06-08', 1]);
    const bars = timeBars({ from: '2026-06-03', to: '2026-10-31' }, days);
    expect(bars).toHaveLength(22);
    expect(bars.slice(0, 2)).toEqual([
      { label: '3 giu', value: 10 },
      { label: '8 giu', value: 1 },
    ]);
  });

  it('are months where that is wanted, with what they were a year before', () => {
    const days = { ...sold(['2026-06-30', 5]), before: new Map([['2026-07-01', 7]]) };
    expect(timeBars({ from: '2026-06-15', to: '2026-07-02' }, days, 'month')).toEqual([
      { label: 'giu 2026', value: 5, before: 0 },
      { label: 'lug 2026', value: 0, before: 7 },
    ]);
  });

  it.each([
    ['2026-10-15', 'day'],
    ['2026-10-16', 'week'],
    ['2027-07-12', 'week'],
    ['2027-07-13', 'month'],
  ])('to %s are of a %s each unless told', (to, unit) => {
    expect(usualUnit({ from: '2026-09-01', to })).toBe(unit);
  });
});
