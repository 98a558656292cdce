import { DAY_MS } from '@zaino/rules/durations';
import { isCalendarDay } from '@zaino/rules/italian-day';

/** Days as `2026-09-14`, both counted. */
export interface Period {
  from: string;
  to: string;
}

/** The day so many days later, or earlier where they are below 0. */
export const dayLater = (day: string, days: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** The Monday on or before a day. */
export function monday(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayLater(day, -sinceMonday);
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Why days cannot be looked at, in words; null where they can. `mostDays` is the longest period. */
export function periodError({ from, to }: Period, mostDays: number): string | null {
  if (!isShopDay(from) || !isShopDay(to)) return 'Scegli il primo e l’ultimo giorno.';
  if (from > to) return 'L’ultimo giorno viene prima del primo.';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 > mostDays
    ? `Scegli al massimo ${mostDays} giorni.`
    : null;
}

/** Of a century in which there is a shop: somebody who types a year is at `0002` first. */
const isShopDay = (text: string) => text.startsWith('20') && isCalendarDay(text);

/** Each day of a period that `periodError` has nothing against. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayLater(day, 1)) days.push(day);
  return days;
}
