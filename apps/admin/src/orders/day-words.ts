const dayFormat = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
/** `14 set` of a day as `2026-09-14`. */
function day(text: string): string {
  return dayFormat.format(new Date(`${text}T00:00:00Z`));
}

/** `14 set – 18 set`, or the one day. */
export function dayRange({ from, to }: { from: string; to: string }): string {
  return from === to ? day(from) : `${day(from)} – ${day(to)}`;
}
