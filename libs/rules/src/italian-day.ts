import { DAY_MS, HOUR_MS } from './durations';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

/** The day on the calendar in Italy at a moment (milliseconds since 1970, or a date), as `2026-09-14`. */
export function italianDay(at: Date | number): string {
  // A year of less than four digits comes without the noughts before it.
  return dayFormat.format(at).padStart('2026-09-14'.length, '0');
}

/** Whether a text is a day of the calendar, as `2026-09-14`: what an address or a file says may be none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The moment at which a day (`2026-09-14`) begins in Italy, or the one so many days later. */
export function startOfItalianDay(day: string, daysLater = 0): Date {
  const utc = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
  // Italy is one hour ahead of UTC, or two in summer.
  const inSummer = utc - 2 * HOUR_MS;
  const isSummer = italianDay(inSummer) === new Date(utc).toISOString().slice(0, 10);
  return new Date(isSummer ? inSummer : utc - HOUR_MS);
}

/** The last millisecond of the day in Italy that is so many days after this moment's. */
export function endOfItalianDay(at: Date, daysLater: number): Date {
  return new Date(startOfItalianDay(italianDay(at), daysLater + 1).getTime() - 1);
}
