/** `14/09/2026` of a day as `2026-09-14`. */
export function shortDay(day: string): string {
  return day.split('-').toReversed().join('/');
}
