import { openingHoursSchema } from '@zaino/contracts/shared';
import { type DayHours, openedDay, repeatMonday, withAnotherSpan } from './opening-hours';

const span = (from: string, to: string) => ({ from, to });

const weekWith = (day: DayHours) => [day, [], [], [], [], [], []];

/** What the contract says of one day; undefined where it takes it. */
const errorOfDay = (day: DayHours) =>
  openingHoursSchema.safeParse(weekWith(day)).error?.issues[0]?.message;

describe('the hours of a day', () => {
  it.each<[string, DayHours, string | undefined]>([
    ['a day of rest', [], undefined],
    ['a morning', [span('09:00', '13:00')], undefined],
    ['both', [span('09:00', '13:00'), span('13:00', '19:00')], undefined],
    ['an unfinished span', [span('09:00', '')], 'Completa gli orari'],
    ['no time at all', [span('09:00', '09:00')], 'La chiusura deve venire dopo l’apertura'],
    ['an overlap', [span('09:00', '15:00'), span('14:00', '19:00')], 'Gli orari si sovrappongono'],
  ])('of %s are judged by the contract', (_, day, expected) => {
    expect(errorOfDay(day)).toBe(expected);
  });
});

describe('a day', () => {
  it('opens with a morning, gets an afternoon and no third span', () => {
    const both = withAnotherSpan(openedDay);
    expect(openingHoursSchema.safeParse(weekWith(both ?? [])).success).toBe(true);
    expect(both).toHaveLength(2);
    expect(both && withAnotherSpan(both)).toBeUndefined();
  });

  it('asks for the second span where the first one takes the afternoon', () => {
    expect(withAnotherSpan([span('09:00', '18:00')])?.[1]).toEqual(span('', ''));
  });
});

it('repeats Monday until Friday and leaves the weekend', () => {
  const saturday = [span('10:00', '12:00')];
  const week = [openedDay, [], [], [], [], saturday, []];
  expect(repeatMonday(week)).toEqual([
    openedDay,
    openedDay,
    openedDay,
    openedDay,
    openedDay,
    saturday,
    [],
  ]);
});
