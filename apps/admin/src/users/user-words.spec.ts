import { deadlineWords } from './user-words';

describe('the deadline of a request, in words', () => {
  it.each([
    [3, 'entro il 14 ott 2026, mancano 3 giorni'],
    [1, 'entro il 14 ott 2026, manca 1 giorno'],
    [0, 'entro il 14 ott 2026, scade oggi'],
    [-1, 'entro il 14 ott 2026, in ritardo di 1 giorno'],
    [-12, 'entro il 14 ott 2026, in ritardo di 12 giorni'],
    [null, ''],
  ])('with %s days left', (daysLeft, words) => {
    expect(deadlineWords({ dueOn: '2026-10-14', daysLeft })).toBe(words);
  });
});
