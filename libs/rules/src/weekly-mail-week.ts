import { DAY_MS, HOUR_MS } from './durations';
import { italianDay, startOfItalianDay } from './italian-day';

/** Of the year, first and last: when families buy for school, and books come late. */
const FIRST_DAY = '08-15';
const LAST_DAY = '10-31';
/** Mails of a week go out from Monday at eight in the morning until the end of Tuesday. */
const FIRST_HOUR = 8;
const LAST_DAYS = 2;

/**
 * The week (its Monday, `2026-09-14`) whose mails of the state of orders go out at a moment (milliseconds since 1970);
 * null outside of these hours, and before 15 August and after 31 October in Italy.
 */
export function weeklyMailWeek(now: number): string | null {
  const today = italianDay(now);
  const date = today.slice('2026-'.length);
  if (date < FIRST_DAY || date > LAST_DAY) return null;
  const monday = mondayOf(today);
  const begin = startOfItalianDay(monday).getTime() + FIRST_HOUR * HOUR_MS;
  return now >= begin && now < startOfItalianDay(monday, LAST_DAYS).getTime() ? monday : null;
}

/** Whether something happened in the seven days before a week's mails go out. */
export function isOfWeekBefore(at: Date, monday: string): boolean {
  return at >= startOfItalianDay(monday, -7);
}

function mondayOf(day: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const daysSince = (new Date(utc).getUTCDay() + 6) % 7;
  return new Date(utc - daysSince * DAY_MS).toISOString().slice(0, 10);
}
