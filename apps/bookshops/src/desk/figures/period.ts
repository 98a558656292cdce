import { monday, type Period, periodError } from '@zaino/charts/period';
import { MOST_FIGURE_DAYS } from '@zaino/contracts/shared';

/** Periods that are asked for most. */
export const usualPeriods = [
  ['settimana', 'Questa settimana'],
  ['mese', 'Questo mese'],
  ['stagione', 'Stagione'],
] as const;
type PeriodChoice = (typeof usualPeriods)[number][0] | 'date';

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
    case 'date': {
      const period = { from, to };
      return { choice: 'date', period, error: periodError(period, MOST_FIGURE_DAYS) };
    }
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
