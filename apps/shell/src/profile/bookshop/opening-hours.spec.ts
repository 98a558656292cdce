import { openingHoursSchema } from '@zaino/contracts/bookshops';
import { type DayHours, openedDay, repeatMonday, withAnotherSpan } from './opening-hours';

const span = (from: string, to: string) => ({ from, to });

const weekWith = (day: DayHours) => [day, [], [], [], [], [], []];

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
