// The zone is named so that server and browser write the same.
const format = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });

/** `23 novembre 2026`, of a day as `2026-11-23`. */
export function longDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
