import { HOUR_MS } from '@zaino/rules/durations';

/** The shop's own time, wherever the admin's machine stands. */
const wallFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-09-14T09:30` of a moment, as a field for date and time shows it; empty for what is none. */
export function romeWall(iso: string): string {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : wallFormat.format(moment).replace(' ', 'T');
}

/** The moment of such a date and time in the shop's own time; empty for what is none. */
export function romeMoment(wall: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return '';
  // One hour or two behind, by the season that it is there then.
  const candidates = [1, 2].map((hours) => new Date(asUtc - hours * HOUR_MS).toISOString());
  return candidates.find((iso) => romeWall(iso) === wall) ?? candidates[0] ?? '';
}
