import { endOfItalianDay, isCalendarDay, italianDay, startOfItalianDay } from './italian-day';

describe('days of the calendar', () => {
  it.each(['2026-09-14', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-9-1',
    '14/09/2026',
    ' 2026-09-14',
  ])('%j is none', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});

describe('days in Italy', () => {
  it.each([
    ['2026-09-14T21:59:59Z', '2026-09-14'],
    ['2026-09-14T22:00:00Z', '2026-09-15'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['0999-12-31T12:00:00Z', '0999-12-31'],
    ['0001-01-02T12:00:00Z', '0001-01-02'],
    ['9999-12-31T12:00:00Z', '9999-12-31'],
  ])('%s is %s', (at, day) => {
    expect(italianDay(new Date(at))).toBe(day);
    expect(italianDay(Date.parse(at))).toBe(day);
  });

  it.each([
    ['in summer', '2026-07-01T10:00:00Z', '2026-07-15T21:59:59.999Z'],
    ['in winter', '2026-12-01T10:00:00Z', '2026-12-15T22:59:59.999Z'],
    ['into winter time', '2026-10-15T10:00:00Z', '2026-10-29T22:59:59.999Z'],
    ['on the day that summer time begins', '2026-03-15T10:00:00Z', '2026-03-29T21:59:59.999Z'],
    ['on the day before', '2026-03-14T10:00:00Z', '2026-03-28T22:59:59.999Z'],
    ['late in the evening', '2026-07-01T22:30:00Z', '2026-07-16T21:59:59.999Z'],
  ])('end %s', (_, at, end) => {
    expect(endOfItalianDay(new Date(at), 14).toISOString()).toBe(end);
  });

  // 23 and 25 hours long are those of the last two.
  it.each([
    ['2026-09-14', '2026-09-13T22:00:00.000Z'],
    ['2026-01-31', '2026-01-30T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('%s begins at %s', (day, start) => {
    expect(startOfItalianDay(day).toISOString()).toBe(start);
  });
});
