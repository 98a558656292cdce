const numberFormat = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const percentFormat = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0 });
const tenthFormat = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });
const shortDay = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const monthFormat = new Intl.DateTimeFormat('it-IT', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const longDay = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

export const countWords = (count: number): string => numberFormat.format(count);
/** `14 set`. */
export const shortDayWords = (day: string): string => shortDay.format(dateOf(day));
/** `set 2026`, of any day of it. */
export const monthWords = (day: string): string => monthFormat.format(dateOf(day));
/** `lunedì 14 settembre 2026`. */
export const longDayWords = (day: string): string => longDay.format(dateOf(day));

export const daysWords = (days: number): string => {
  if (days === 0) return 'in giornata';
  return days === 1 ? '1 giorno' : `${countWords(days)} giorni`;
};

/** `17,5 %`, with a no-break space. */
export const tenthPercentWords = (percent: number): string =>
  `${tenthFormat.format(percent)}\u00a0%`;

/** Of a whole; `–` of nothing. */
export const shareWords = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${percentFormat.format((part / whole) * 100)}\u00a0%`;

/** `12 % in più di un anno prima`; null where there is nothing to compare with. */
export function comparisonWords(now: number, before: number | undefined): string | null {
  if (before === undefined || before <= 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'come un anno prima';
  const more = percent > 0 ? 'in più' : 'in meno';
  return `${numberFormat.format(Math.abs(percent))}\u00a0% ${more} di un anno prima`;
}
