import type { BookshopStats } from '@zaino/contracts/bookshops';
import { shortDayWords } from './figure-words';
import { daysOf, monday, type Period } from './period';

/** More bars than these are not told apart on a phone. */
const MOST_DAYS = 45;

/** What a bar stands for. */
export interface Bar {
  label: string;
  /** Euro. */
  value: number;
}

/** A bar for each day, those without orders too; of longer periods one for each week, named by its first day. */
export function timeBars(period: Period, days: BookshopStats['days']): Bar[] {
  const sold = new Map(days.map(({ day, turnover }) => [day, turnover]));
  const all = daysOf(period);
  const keyOf = isByWeek(period) ? monday : (day: string) => day;
  const bars = new Map<string, Bar>();
  for (const day of all) {
    const bar = bars.get(keyOf(day)) ?? { label: shortDayWords(day), value: 0 };
    bars.set(keyOf(day), { ...bar, value: bar.value + (sold.get(day) ?? 0) });
  }
  return [...bars.values()];
}

export const isByWeek = (period: Period): boolean => daysOf(period).length > MOST_DAYS;
