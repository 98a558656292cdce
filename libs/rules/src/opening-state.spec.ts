import fc from 'fast-check';
import { openingState } from './opening-state';

const span = (from: string, to: string) => ({ from, to });
const split = [span('09:00', '12:30'), span('15:30', '19:30')];
/** Closed on Monday and Sunday. */
const week = [[], split, split, split, split, [span('10:00', '13:00')], []];
const at = (moment: string) => Date.parse(moment);
const words = (hours: typeof week, moment: string) => {
  const { isOpen, now, next } = openingState(hours, at(moment));
  return [isOpen, `${now}, ${next}`];
};

describe('whether a shop is open', () => {
  // 26 November 2026 is a Thursday; Italy is one hour ahead of UTC.
  it.each([
    ['2026-11-26T08:00:00Z', true, 'Aperta adesso, chiude alle 12:30'],
    ['2026-11-26T07:59:59Z', false, 'Chiusa adesso, apre oggi alle 9:00'],
    ['2026-11-26T11:29:59Z', true, 'Aperta adesso, chiude alle 12:30'],
    ['2026-11-26T11:30:00Z', false, 'Chiusa adesso, apre oggi alle 15:30'],
    ['2026-11-26T18:30:00Z', false, 'Chiusa adesso, apre domani alle 9:00'],
    ['2026-11-27T19:00:00Z', false, 'Chiusa adesso, apre domani alle 10:00'],
    ['2026-11-28T12:00:00Z', false, 'Chiusa adesso, apre martedì alle 9:00'],
    ['2026-11-30T22:59:00Z', false, 'Chiusa adesso, apre domani alle 9:00'],
    ['2026-11-30T23:00:00Z', false, 'Chiusa adesso, apre oggi alle 9:00'],
  ])('says it at %s', (moment, isOpen, said) => {
    expect(words(week, moment)).toEqual([isOpen, said]);
  });

  it.each([
    ['in summer, two hours ahead of UTC', '2026-07-23T07:00:00Z', true],
    ['the second before', '2026-07-23T06:59:59Z', false],
    ['on the day when winter time begins', '2026-10-25T08:30:00Z', true],
    ['an hour before, which was open by summer time', '2026-10-25T07:30:00Z', false],
  ])('goes by Italian time %s', (_when, moment, isOpen) => {
    const daily = Array.from({ length: 7 }, () => [span('09:00', '12:30')]);
    expect(openingState(daily, at(moment)).isOpen).toBe(isOpen);
  });

  it('tells next week’s day from today’s', () => {
    const mondays = [[span('09:00', '12:00')], [], [], [], [], [], []];
    const evening = '2026-11-30T18:00:00Z';
    expect(words(mondays, evening)).toEqual([
      false,
      'Chiusa adesso, apre lunedì prossimo alle 9:00',
    ]);
  });

  it('takes spans without a break for one, and one o’clock by its article', () => {
    const odd = [[span('01:00', '12:00'), span('12:00', '18:00')], [], [], [], [], [], []];
    expect(words(odd, '2026-11-30T09:00:00Z')).toEqual([true, 'Aperta adesso, chiude alle 18:00']);
    expect(words(odd, '2026-11-29T12:00:00Z')).toEqual([
      false,
      'Chiusa adesso, apre domani all’1:00',
    ]);
  });

  // 10 August 2026 is a Monday, and a day of rest of the week, too.
  it.each([
    ['before', '2026-08-08T09:00:00Z', [true, 'Aperta adesso, chiude alle 13:00']],
    [
      'the evening before',
      '2026-08-08T12:00:00Z',
      [false, 'Chiusa adesso, apre il 21 agosto alle 9:00'],
    ],
    [
      'on the first day',
      '2026-08-11T08:00:00Z',
      [false, 'Chiusa adesso, riapre il 21 agosto alle 9:00'],
    ],
    ['on the last day', '2026-08-20T08:00:00Z', [false, 'Chiusa adesso, riapre domani alle 9:00']],
    [
      'some days before its end',
      '2026-08-18T08:00:00Z',
      [false, 'Chiusa adesso, riapre venerdì alle 9:00'],
    ],
    ['after', '2026-08-21T07:00:00Z', [true, 'Aperta adesso, chiude alle 12:30']],
  ])('knows announced days of rest: %s', (_when, moment, said) => {
    const closures = [{ from: '2026-08-10', to: '2026-08-20' }];
    const { isOpen, now, next } = openingState(week, at(moment), closures);
    expect([isOpen, `${now}, ${next}`]).toEqual(said);
  });

  it('promises no opening where it never opens again', () => {
    const closures = [{ from: '2026-01-01', to: '2099-12-31' }];
    expect(openingState(week, at('2026-11-26T08:00:00Z'), closures).next).toBe('');
  });

  it('promises no opening where no hours are known', () => {
    const none = [[], [], [], [], [], [], []];
    expect(openingState(none, 0)).toEqual({ isOpen: false, now: 'Chiusa adesso', next: '' });
  });

  it('is open at every minute of its hours, and at no other', () => {
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const day = fc
      .uniqueArray(minute, { minLength: 0, maxLength: 4 })
      .map((ends) => ends.toSorted((one, other) => one - other))
      .map(([a, b, c, d]) => [
        ...(b === undefined ? [] : [{ from: a ?? 0, to: b }]),
        ...(d === undefined ? [] : [{ from: c ?? 0, to: d }]),
      ]);
    const days = fc.array(day, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 }), minute, (spans, weekday, now) => {
        const hours = spans.map((ofDay) =>
          ofDay.map(({ from, to }) => span(clock(from), clock(to))),
        );
        // The 7th of December 2026 is a Monday.
        const moment = Date.parse('2026-12-06T23:00:00Z') + (weekday * 24 * 60 + now) * 60_000;
        const isOpen = (spans[weekday] ?? []).some(({ from, to }) => from <= now && now < to);
        expect(openingState(hours, moment).isOpen).toBe(isOpen);
      }),
    );
  });
});
