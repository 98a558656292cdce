import { CommandError } from '@zaino/service/command-error';

const DAY_MS = 24 * 60 * 60_000;
const romeTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const romeHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** A span of time; `to` is no part of it. */
export interface Span {
  from: Date;
  to: Date;
}

/** A day in Italy, as `2026-09-14`. */
export function romeDay(day: string): Span {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw new CommandError(`${day} is no day, as in 2026-09-14.`);
  }
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return { from: midnight(day), to: midnight(next) };
}

/** The day in Italy that was over last. */
export function dayBefore(now: Date): string {
  const today = Date.parse(romeTime.format(now));
  return new Date(today - DAY_MS).toISOString().slice(0, 10);
}

/** Italy is one or two hours ahead of UTC. */
function midnight(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const isSummer = romeHour.format(utc - 2 * 60 * 60_000) === '00';
  return new Date(utc - (isSummer ? 2 : 1) * 60 * 60_000);
}
