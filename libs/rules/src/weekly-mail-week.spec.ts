import { isOfWeekBefore, weeklyMailWeek } from './weekly-mail-week';

describe('the week whose mails go out', () => {
  it.each([
    ['Monday at eight', '2026-09-14T06:00:00Z', '2026-09-14'],
    ['Monday before eight', '2026-09-14T05:59:59Z', null],
    ['Tuesday night', '2026-09-15T21:59:59Z', '2026-09-14'],
    ['Wednesday', '2026-09-15T22:00:00Z', null],
    ['Sunday', '2026-09-20T10:00:00Z', null],
    ['the Monday before the season', '2026-08-10T10:00:00Z', null],
    ['its first Monday', '2026-08-17T10:00:00Z', '2026-08-17'],
    ['its last Monday, in winter time', '2026-10-26T07:00:00Z', '2026-10-26'],
    ['the Monday after it', '2026-11-02T10:00:00Z', null],
    ['a Monday of spring', '2026-03-16T10:00:00Z', null],
  ])('on %s', (_when, at, week) => {
    expect(weeklyMailWeek(Date.parse(at))).toBe(week);
  });

  it.each([
    ['2026-09-06T21:59:59Z', false],
    ['2026-09-06T22:00:00Z', true],
    ['2026-09-14T07:00:00Z', true],
  ])('has before it what happened at %s: %s', (at, isOf) => {
    expect(isOfWeekBefore(new Date(at), '2026-09-14')).toBe(isOf);
  });
});
