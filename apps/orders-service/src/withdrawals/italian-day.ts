const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });
const HOUR_MS = 3_600_000;

/** The day on the calendar in Italy, as `2026-09-14`. */
export function italianDay(at: Date): string {
  return dayFormat.format(at);
}

/** The last millisecond of the day in Italy that is so many days after this moment's. */
export function endOfItalianDay(at: Date, daysLater: number): Date {
  const midnight = new Date(`${italianDay(at)}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + daysLater + 1);
  // Italy is one hour ahead of UTC, or two in summer.
  const inSummer = new Date(midnight.getTime() - 2 * HOUR_MS);
  const isSummer = italianDay(inSummer) === midnight.toISOString().slice(0, 10);
  return new Date(midnight.getTime() - (isSummer ? 2 : 1) * HOUR_MS - 1);
}
