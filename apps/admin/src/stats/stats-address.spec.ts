import { readStats, statsPath } from './stats-address';

const read = (query: string, today = '2026-11-27') => readStats(new URLSearchParams(query), today);

describe('what the address of the statistics asks for', () => {
  it.each([
    ['', '2026-11-27', '30 2026-10-29 2026-11-27'],
    ['periodo=ieri', '2026-11-27', '30 2026-10-29 2026-11-27'],
    ['periodo=7', '2026-11-27', '7 2026-11-21 2026-11-27'],
    ['periodo=90', '2026-11-27', '90 2026-08-30 2026-11-27'],
    ['periodo=mese', '2026-11-27', 'mese 2026-11-01 2026-11-27'],
    ['periodo=anno', '2026-11-27', 'anno 2026-09-01 2026-11-27'],
    ['periodo=anno', '2026-08-31', 'anno 2025-09-01 2026-08-31'],
    ['da=2026-01-01&a=2026-01-31', '2026-11-27', 'null 2026-01-01 2026-01-31'],
  ])('%j on %s is %s', (query, today, expected) => {
    const { choice, period, error } = read(query, today);
    expect(`${choice} ${period.from} ${period.to}`).toBe(expected);
    expect(error).toBeNull();
  });

  it.each([
    ['da=2026-02-30&a=2026-03-01', 'Scegli il primo e l’ultimo giorno.'],
    ['da=2026-03-02&a=2026-03-01', 'L’ultimo giorno viene prima del primo.'],
    ['da=2025-01-01&a=2026-02-05', 'Scegli al massimo 400 giorni.'],
  ])('%j is refused', (query, error) => {
    expect(read(query)).toMatchObject({ choice: null, error });
  });

  it('is written again as it was read', () => {
    for (const query of [
      '',
      'vista=errori&periodo=7',
      'da=2026-01-01&a=2026-01-31&per=settimana',
    ]) {
      expect(statsPath(read(query))).toBe(query === '' ? '/admin/stats' : `/admin/stats?${query}`);
    }
    expect(statsPath(read('vista=scuole&per=mese'), { choice: '7' })).toBe(
      '/admin/stats?vista=scuole&periodo=7&per=mese',
    );
  });
});
