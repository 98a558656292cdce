import fc from 'fast-check';
import { bookDays } from './book-days';
import { expectedDays, latestOf } from './expected-days';
import { isDayOff } from './day-off';
import { workingDayAfter } from './working-day';

describe('days off', () => {
  it.each([
    ['2026-04-06', 'Easter Monday'],
    ['2027-03-29', 'Easter Monday, early'],
    ['2038-04-26', 'Easter Monday, as late as it can be'],
    ['2026-06-02', 'the Republic'],
    ['2026-12-08', 'a Tuesday that is a holiday'],
    ['2028-10-04', 'San Francesco, since 2026'],
    ['2026-09-12', 'a Saturday'],
    ['2026-09-13', 'a Sunday'],
  ])('has %s: %s', (day) => {
    expect(isDayOff(day)).toBe(true);
  });

  it.each([
    ['2026-09-14', 'a Monday in September'],
    ['2025-10-03', 'the day before San Francesco'],
    ['2024-10-04', 'San Francesco before it was a holiday again'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-07', 'the Tuesday after Easter'],
  ])('has not %s: %s', (day) => {
    expect(isDayOff(day)).toBe(false);
  });
});

describe('workingDayAfter', () => {
  it.each([
    ['2026-09-14', 2, '2026-09-16'],
    ['2026-09-11', 1, '2026-09-14'],
    ['2026-09-12', 1, '2026-09-14'],
    ['2026-12-23', 2, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-09-14', 0, '2026-09-14'],
  ])('after %s, %i: %s', (day, count, expected) => {
    expect(workingDayAfter(day, count)).toBe(expected);
  });

  it('is never a day off, and later for each day more', () => {
    const days = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (date, count) => {
        const day = date.toISOString().slice(0, 10);
        const found = workingDayAfter(day, count);
        expect(isDayOff(found)).toBe(false);
        expect(workingDayAfter(day, count + 1) > found).toBe(true);
      }),
    );
  });
});

describe('expected days', () => {
  const conditions = { today: '2026-09-14', supplierDays: { from: 3, to: 10 } };

  it('add the supplier’s days to those of the delivery for books', () => {
    expect(expectedDays({ ...conditions, shippingMethod: 'standard' })).toEqual({
      ordered: { from: '2026-09-21', to: '2026-10-01' },
      inStock: { from: '2026-09-16', to: '2026-09-17' },
    });
  });

  it('have books come straight to the bookshop for pick-up', () => {
    expect(expectedDays({ ...conditions, shippingMethod: 'pickup' })).toEqual({
      ordered: { from: '2026-09-17', to: '2026-09-28' },
      inStock: { from: '2026-09-16', to: '2026-09-17' },
    });
  });

  it('are those of the last where things come together', () => {
    const soon = { from: '2026-09-16', to: '2026-09-30' };
    const late = { from: '2026-09-21', to: '2026-09-25' };
    expect(latestOf([soon, late])).toEqual({ from: '2026-09-21', to: '2026-09-30' });
    expect(latestOf([])).toBeNull();
  });
});

describe('the days of a book', () => {
  // A Monday.
  const now = { today: '2026-09-14', hour: 9, shippingMethod: 'standard' } as const;
  const days = { from: 1, to: 2 };

  it.each([
    ['are the distributor’s and those on the way', { days }, now, '2026-09-17', '2026-09-21'],
    [
      'have none on the way to a bookshop',
      { days },
      { ...now, shippingMethod: 'pickup' },
      '2026-09-15',
      '2026-09-16',
    ],
    ['are the same before its last hour', { days, cutOff: 10 }, now, '2026-09-17', '2026-09-21'],
    ['are one more from then on', { days, cutOff: 9 }, now, '2026-09-18', '2026-09-22'],
    [
      'are not one more on a day on which nobody works',
      { days, cutOff: 9 },
      { ...now, today: '2026-09-13' },
      '2026-09-16',
      '2026-09-18',
    ],
    [
      'begin when the distributor has it',
      { days, cutOff: 9, date: '2026-12-10' },
      now,
      '2026-12-15',
      '2026-12-17',
    ],
    [
      'begin now where it has it already',
      { days, date: '2026-09-01' },
      now,
      '2026-09-17',
      '2026-09-21',
    ],
    [
      'begin at once where it takes no day',
      { days: { from: 0, to: 0 } },
      now,
      '2026-09-16',
      '2026-09-17',
    ],
  ] as const)('%s', (_, lead, conditions, from, to) => {
    expect(bookDays(lead, conditions)).toEqual({ from, to });
  });
});
