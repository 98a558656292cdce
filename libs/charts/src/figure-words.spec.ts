import { comparisonWords, daysWords, shareWords } from './figure-words';

describe('figures in words', () => {
  it.each([
    [112, 100, '12\u00a0% in più di un anno prima'],
    [88, 100, '12\u00a0% in meno di un anno prima'],
    [100.2, 100, 'come un anno prima'],
    [3_000, 100, '2.900\u00a0% in più di un anno prima'],
    [10, 0, null],
    [10, undefined, null],
  ])('compare %d with %s', (now, before, words) => {
    expect(comparisonWords(now, before)).toBe(words);
  });

  it('say shares and days', () => {
    expect([shareWords(1, 3), shareWords(0, 0)]).toEqual(['33\u00a0%', '–']);
    expect([daysWords(0), daysWords(1), daysWords(9)]).toEqual([
      'in giornata',
      '1 giorno',
      '9 giorni',
    ]);
  });
});
