/** The day on the calendar in Italy, as `2026-09-14`. */
export function italianDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(moment);
}
