import { DAY_MS } from '@zaino/rules/durations';

/** Days off all over Italy, as month and day (legge 260/1949 with its changes). */
const fixedHolidays = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
]);

/** San Francesco, a day off again since then (legge 151/2025). */
const SAN_FRANCESCO = '10-04';
const SAN_FRANCESCO_SINCE = '2026';

/** Whether nobody works on a day as `2026-09-14`: Saturdays, Sundays, and the days off all over Italy. */
export function isDayOff(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return true;
  const year = day.slice(0, 4);
  const monthAndDay = day.slice(5);
  if (monthAndDay === SAN_FRANCESCO) return year >= SAN_FRANCESCO_SINCE;
  return fixedHolidays.has(monthAndDay) || day === easterMonday(Number(year));
}

/** Gauss's way to Easter in the Gregorian calendar, as Meeus has it (Astronomical Algorithms, chapter 8). */
function easterMonday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  const sunday = Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
  return new Date(sunday + DAY_MS).toISOString().slice(0, 10);
}
