import { timeBars } from './time-bars';

const sold = (day: string, turnover: number) => ({
  day,
  turnover,
  orders: 1,
  lines: 1,
  pieces: 1,
  gross: turnover,
  margin: 0,
});

describe('the bars of a period', () => {
  it('are its days, also those without orders', () => {
    const bars = timeBars({ from: '2026-09-01', to: '2026-09-03' }, [sold('2026-09-02', 20)]);
    expect(bars).toEqual([
      { label: '1 set', value: 0 },
      { label: '2 set', value: 20 },
      { label: '3 set', value: 0 },
    ]);
  });

  it('are its weeks where it is long, the first named by the first day of the period', () => {
    const days = [sold('2026-06-01', 5), sold('2026-06-07', 5), sold('2026-06-08', 1)];
    const bars = timeBars({ from: '2026-06-01', to: '2026-10-31' }, days);
    expect(bars).toHaveLength(22);
    expect(bars.slice(0, 2)).toEqual([
      { label: '1 giu', value: 10 },
      { label: '8 giu', value: 1 },
    ]);
  });
});
