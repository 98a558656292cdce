import { dayLater, type Period, periodError } from '@zaino/charts/period';
import type { TimeUnit } from '@zaino/charts/time-bars';
import { MOST_FIGURE_DAYS } from '@zaino/contracts/shared';

export const STATS_PATH = '/admin/stats';

/** What the page shows, each of it asked for by itself. */
export const statsViews = [
  ['vendite', 'Vendite'],
  ['scuole', 'Scuole e classi'],
  ['conversione', 'Dalla ricerca all’ordine'],
  ['ricerche', 'Ricerche'],
  ['dopo', 'Ritardi e resi'],
  ['errori', 'Errori'],
] as const;
export type StatsView = (typeof statsViews)[number][0];

/** Periods that are asked for most, the first unless told. */
export const usualPeriods = [
  ['30', 'Ultimi 30 giorni'],
  ['7', 'Ultimi 7 giorni'],
  ['90', 'Ultimi 90 giorni'],
  ['mese', 'Questo mese'],
  ['anno', 'Anno scolastico'],
] as const;
type UsualPeriod = (typeof usualPeriods)[number][0];

export const timeUnits: readonly (readonly [string, TimeUnit, string])[] = [
  ['giorno', 'day', 'Per giorno'],
  ['settimana', 'week', 'Per settimana'],
  ['mese', 'month', 'Per mese'],
];

/** What the address asks for. */
export interface StatsAddress {
  view: StatsView;
  /** Null: two days of one's own. */
  choice: UsualPeriod | null;
  period: Period;
  /** Why these days cannot be looked at. */
  error: string | null;
  /** Null: what suits the period. */
  unit: TimeUnit | null;
}

/** What is not known there is as good as left out; `today` is the day in Italy. */
export function readStats(parameters: URLSearchParams, today: string): StatsAddress {
  const view = statsViews.find(([name]) => name === parameters.get('vista'))?.[0] ?? 'vendite';
  const unit = timeUnits.find(([name]) => name === parameters.get('per'))?.[1] ?? null;
  return { view, unit, ...readPeriod(parameters, today) };
}

function readPeriod(
  parameters: URLSearchParams,
  today: string,
): Pick<StatsAddress, 'choice' | 'period' | 'error'> {
  const [from, to] = [parameters.get('da') ?? '', parameters.get('a') ?? ''];
  const wanted = usualPeriods.find(([name]) => name === parameters.get('periodo'))?.[0];
  if (wanted === undefined && (from || to)) {
    const period = { from, to };
    return { choice: null, period, error: periodError(period, MOST_FIGURE_DAYS) };
  }
  const choice = wanted ?? '30';
  return { choice, period: usualPeriod(choice, today), error: null };
}

function usualPeriod(choice: UsualPeriod, today: string): Period {
  switch (choice) {
    case 'mese':
      return { from: `${today.slice(0, 8)}01`, to: today };
    case 'anno':
      return { from: schoolYearStart(today), to: today };
    default:
      return { from: dayLater(today, 1 - Number(choice)), to: today };
  }
}

/** 1 September, as the ministry counts. */
function schoolYearStart(today: string): string {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '09-01' ? 1 : 0);
  return `${year}-09-01`;
}

/** The address of the same page with something else. */
export function statsPath(address: StatsAddress, changes: Partial<StatsAddress> = {}): string {
  const { view, choice, period, unit } = { ...address, ...changes };
  const parameters = Object.entries({
    vista: view === 'vendite' ? '' : view,
    periodo: choice === '30' ? '' : (choice ?? ''),
    da: choice === null ? period.from : '',
    a: choice === null ? period.to : '',
    per: timeUnits.find(([, one]) => one === unit)?.[0] ?? '',
  }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? STATS_PATH : `${STATS_PATH}?${query}`;
}
