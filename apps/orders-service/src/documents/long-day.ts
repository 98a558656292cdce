const inItaly = { timeZone: 'Europe/Rome' } as const;
const dayFormat = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', ...inItaly });
const timeFormat = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', ...inItaly });

/** `14 settembre 2026`, by the calendar in Italy. */
export function longDay(at: Date): string {
  return dayFormat.format(at);
}

/** `14 settembre 2026 alle ore 19:05`. */
export function longMoment(at: Date): string {
  return `${longDay(at)} alle ore ${timeFormat.format(at)}`;
}
