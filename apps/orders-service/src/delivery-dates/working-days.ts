import { isDayOff } from './holidays';

const DAY_MS = 24 * 60 * 60_000;

const romanDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Italy at a moment (milliseconds since 1970), as `2026-09-14`. */
export function dayInItaly(at: number): string {
  return romanDay.format(at);
}

/** The nth working day after a day; the day itself does not count, whether it is one or not. */
export function workingDayAfter(day: string, count: number): string {
  let date = Date.parse(`${day}T00:00:00Z`);
  let result = day;
  for (let left = count; left > 0;) {
    date += DAY_MS;
    result = new Date(date).toISOString().slice(0, 10);
    if (!isDayOff(result)) left -= 1;
  }
  return result;
}
