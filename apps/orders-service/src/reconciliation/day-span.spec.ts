import { dayBefore, spanOfDay } from './day-span';

describe('a day in Italy', () => {
  it.each([
    ['2026-09-14', '2026-09-13T22:00:00.000Z', '2026-09-14T22:00:00.000Z'],
    ['2026-01-31', '2026-01-30T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
    // 23 and 25 hours long.
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('%s is from %s to %s', (day, from, to) => {
    expect(spanOfDay(day)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it.each([
    ['2026-09-15T22:30:00Z', '2026-09-15'],
    ['2026-09-15T21:30:00Z', '2026-09-14'],
    // The day of the night in which an hour comes twice is 25 hours long.
    ['2026-10-25T22:30:00Z', '2026-10-24'],
    ['2026-10-25T23:30:00Z', '2026-10-25'],
    ['2026-03-29T22:30:00Z', '2026-03-29'],
  ])('is before %s that of %s', (now, day) => {
    expect(dayBefore(new Date(now))).toBe(day);
  });

  it.each(['14.9.2026', 'ieri', '2026-13-01'])('is not %s', (day) => {
    expect(() => spanOfDay(day)).toThrow('is no day');
  });
});
