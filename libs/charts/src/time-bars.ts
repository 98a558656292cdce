import { monthWords, shortDayWords } from './figure-words';
import { daysOf, monday, type Period } from './period';

/** More bars than these are not told apart on a phone. */
const MOST_DAYS = 45;
/** More weeks than these neither. */
const MOST_WEEK_DAYS = MOST_DAYS * 7;

/** What a bar stands for. */
export interface Bar {
  label: string;
  value: number;
  /** What it was a year before; left out where that is not compared. */
  before?: number | undefined;
}

export type TimeUnit = 'day' | 'week' | 'month';

/** What a value is of each day. */
export interface DayValues {
  /** By the day, as `2026-09-14`; a day that is left out has none. */
  values: ReadonlyMap<string, number>;
  /** Of a year before, by the day that it is compared with; left out where nothing is. */
  before?: ReadonlyMap<string, number> | undefined;
}

/** In which unit a period is drawn unless somebody wants another. */
export function usualUnit(period: Period): TimeUnit {
  const days = daysOf(period).length;
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEK_DAYS ? 'week' : 'month';
}

/** A bar for each day, week or month of a period, also without a value; a week is named by its first day within it. */
export function timeBars(
  period: Period,
  { values, before }: DayValues,
  unit: TimeUnit = usualUnit(period),
): Bar[] {
  const bars = new Map<string, Bar>();
  for (const day of daysOf(period)) {
    const key = keys[unit](day);
    const bar = bars.get(key) ?? newBar(day, unit);
    bar.value += values.get(day) ?? 0;
    if (before) bar.before = (bar.before ?? 0) + (before.get(day) ?? 0);
    bars.set(key, bar);
  }
  return [...bars.values()];
}

const keys: Readonly<Record<TimeUnit, (day: string) => string>> = {
  day: (day) => day,
  week: monday,
  month: (day) => day.slice(0, 7),
};

function newBar(day: string, unit: TimeUnit): Bar {
  return { label: unit === 'month' ? monthWords(day) : shortDayWords(day), value: 0 };
}
