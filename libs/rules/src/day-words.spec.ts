import { dayRangeWords, dayWords } from './day-words';

describe('a day', () => {
  it.each([
    ['2026-09-14', 'il 14 settembre'],
    ['2026-10-01', 'il 1º ottobre'],
    ['2026-12-08', 'l’8 dicembre'],
    ['2026-11-11', 'l’11 novembre'],
  ])('%s is "%s"', (day, words) => {
    expect(dayWords(day)).toBe(words);
  });
});

describe('a range of days', () => {
  it.each([
    ['2026-12-03', '2026-12-05', 'tra il 3 e il 5 dicembre'],
    ['2026-11-30', '2026-12-02', 'tra il 30 novembre e il 2 dicembre'],
    ['2026-12-08', '2026-12-11', 'tra l’8 e l’11 dicembre'],
    ['2026-12-30', '2027-01-01', 'tra il 30 dicembre e il 1º gennaio'],
    ['2025-12-03', '2026-12-05', 'tra il 3 dicembre e il 5 dicembre'],
    ['2026-12-08', '2026-12-08', 'l’8 dicembre'],
  ])('from %s to %s is "%s"', (from, to, words) => {
    expect(dayRangeWords({ from, to })).toBe(words);
  });
});
