import { MOST_FIGURE_DAYS } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';

/** Days as `2026-09-14`, both counted. */
export interface Period {
  from: string;
  to: string;
}

export const periodWords = {
  settimana: 'Questa settimana',
  mese: 'Questo mese',
  stagione: 'Stagione',
  date: 'Date scelte',
} as const;
export type PeriodChoice = keyof typeof periodWords;

/** The days that the address asks for; where they cannot be, why not. */
export type ChosenPeriod = { choice: PeriodChoice; period: Period } & (
  | { error: null }
  | { error: string }
);

/** The month where the address says nothing that is known. */
export function chosenPeriod(params: URLSearchParams, today: string): ChosenPeriod {
  const [from, to] = [params.get('da') ?? '', params.get('a') ?? ''];
  const wanted = params.get('periodo') ?? (from || to ? 'date' : 'mese');
  switch (wanted) {
    case 'settimana':
      return named('settimana', { from: monday(today), to: today });
    case 'stagione':
      return named('stagione', season(today));
    case 'date':
      return { choice: 'date', period: { from, to }, error: periodError({ from, to }) };
    default:
      return named('mese', { from: `${today.slice(0, 8)}01`, to: today });
  }
}

const named = (choice: PeriodChoice, period: Period): ChosenPeriod => ({
  choice,
  period,
  error: null,
});

/** What school books are sold in: 1 June to 31 October; before June that of the year before. */
function season(today: string): Period {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '06-01' ? 1 : 0);
  const end = `${year}-10-31`;
  return { from: `${year}-06-01`, to: today < end ? today : end };
}

/** The Monday on or before a day. */
export function monday(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return dayOf(at.getTime() - sinceMonday * DAY_MS);
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function periodError({ from, to }: Period): string | null {
  if (!isDay(from) || !isDay(to)) return 'Scegli il primo e l’ultimo giorno.';
  if (from > to) return 'L’ultimo giorno viene prima del primo.';
  return daysOf({ from, to }).length > MOST_FIGURE_DAYS
    ? `Scegli al massimo ${MOST_FIGURE_DAYS} giorni.`
    : null;
}

function isDay(text: string): boolean {
  const isWritten = /^20\d\d-\d\d-\d\d$/.test(text);
  return isWritten && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;
}

/** Each day of a period, and no more than the first few hundred. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  const end = Date.parse(to);
  for (let at = Date.parse(from); at <= end && days.length <= MOST_FIGURE_DAYS; at += DAY_MS) {
    days.push(dayOf(at));
  }
  return days;
}
