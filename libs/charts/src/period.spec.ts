import { dayLater, daysOf, monday, periodError } from './period';

describe('a period', () => {
  it.each([
    ['', '', 'Scegli il primo e l’ultimo giorno.'],
    ['2026-02-30', '2026-03-01', 'Scegli il primo e l’ultimo giorno.'],
    ['1999-12-31', '2026-03-01', 'Scegli il primo e l’ultimo giorno.'],
    ['2026-03-02', '2026-03-01', 'L’ultimo giorno viene prima del primo.'],
    ['2025-01-01', '2026-02-05', 'Scegli al massimo 400 giorni.'],
    ['2025-01-01', '2026-02-04', null],
    ['2026-03-01', '2026-03-01', null],
  ])('from %j to %j: %s', (from, to, error) => {
    expect(periodError({ from, to }, 400)).toBe(error);
  });

  it('has each of its days', () => {
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  it('knows days by their distance and weeks by their Monday', () => {
    expect([dayLater('2026-03-01', -1), dayLater('2026-12-31', 1)]).toEqual([
      '2026-02-28',
      '2027-01-01',
    ]);
    expect([monday('2026-09-14'), monday('2026-09-20')]).toEqual(['2026-09-14', '2026-09-14']);
  });
});
