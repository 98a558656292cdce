import { chosenPeriod } from './period';

const chosen = (query: string, today = '2026-09-16') =>
  chosenPeriod(new URLSearchParams(query), today);

describe('the period of the address', () => {
  it.each([
    ['', '2026-09-16', 'mese 2026-09-01 2026-09-16'],
    ['periodo=anno', '2026-09-01', 'mese 2026-09-01 2026-09-01'],
    ['periodo=settimana', '2026-09-16', 'settimana 2026-09-14 2026-09-16'],
    ['periodo=settimana', '2026-09-20', 'settimana 2026-09-14 2026-09-20'],
    ['periodo=stagione', '2026-09-16', 'stagione 2026-06-01 2026-09-16'],
    ['periodo=stagione', '2026-12-24', 'stagione 2026-06-01 2026-10-31'],
    ['periodo=stagione', '2026-05-31', 'stagione 2025-06-01 2025-10-31'],
    ['da=2026-01-01&a=2026-01-31', '2026-09-16', 'date 2026-01-01 2026-01-31'],
  ])('%j on %s is %s', (query, today, expected) => {
    const { choice, period, error } = chosen(query, today);
    expect(`${choice} ${period.from} ${period.to}`).toBe(expected);
    expect(error).toBeNull();
  });

  it.each([
    ['periodo=date', 'Scegli il primo e l’ultimo giorno.'],
    ['periodo=date&da=2026-02-30&a=2026-03-01', 'Scegli il primo e l’ultimo giorno.'],
    ['da=2026-03-02&a=2026-03-01', 'L’ultimo giorno viene prima del primo.'],
    ['da=2025-01-01&a=2026-02-05', 'Scegli al massimo 400 giorni.'],
  ])('%j is refused', (query, error) => {
    expect(chosen(query)).toMatchObject({ choice: 'date', error });
  });
});
