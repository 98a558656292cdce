const dayFormat = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'medium',
  timeZone: 'Europe/Rome',
});
const momentFormat = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

/** `14 set 2026, 09:30` in the shop's own time. */
export function moment(iso: string): string {
  return momentFormat.format(new Date(iso));
}

/** `14 set 2026` in the shop's own time. */
export function dayOf(iso: string): string {
  return dayFormat.format(new Date(iso));
}
