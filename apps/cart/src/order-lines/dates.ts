const ZONE = 'Europe/Rome';

// The zone is named so that server and browser write the same.
const longFormat = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: ZONE,
});
const shortFormat = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  timeZone: ZONE,
});
const yearFormat = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});
const timeFormat = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});

/** Of a day without a moment, one that is that day in Italy. */
const noon = (day: string) => (day.length === 10 ? `${day}T12:00:00Z` : day);

/** `venerdì 5 settembre`, of a moment or a day. */
export const weekday = (at: string): string => longFormat.format(new Date(noon(at)));

/** `5 set`. */
export const shortDay = (at: string): string => shortFormat.format(new Date(noon(at)));

/** `5 settembre 2026`. */
export const fullDay = (at: string): string => yearFormat.format(new Date(noon(at)));

/** `18:05`. */
export const timeOfDay = (at: string): string => timeFormat.format(new Date(at));

/** `5 settembre 2026 alle 18:05`. */
export const moment = (at: string): string => `${fullDay(at)} alle ${timeOfDay(at)}`;
