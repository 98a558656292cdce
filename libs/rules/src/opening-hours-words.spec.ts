import { openingHoursWords } from './opening-hours-words';

const span = (from: string, to: string) => ({ from, to });

describe('opening hours in words', () => {
  it('puts days with the same hours together and leaves closed ones out', () => {
    const split = [span('09:00', '12:30'), span('15:30', '19:30')];
    const words = openingHoursWords([[], split, split, split, split, [span('10:00', '13:00')], []]);
    expect(words).toEqual(['mar–ven 9:00–12:30, 15:30–19:30', 'sab 10:00–13:00']);
  });

  it('says nothing of a bookshop that tells none', () => {
    expect(openingHoursWords([[], [], [], [], [], [], []])).toEqual([]);
  });
});
