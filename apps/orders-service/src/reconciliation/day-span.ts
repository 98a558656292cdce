import { DAY_MS } from '@zaino/rules/durations';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { CommandError } from '@zaino/service/command-error';

/** A span of time; `to` is no part of it. */
export interface Span {
  from: Date;
  to: Date;
}

/** A day in Italy, as `2026-09-14`. */
export function spanOfDay(day: string): Span {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw new CommandError(`${day} is no day, as in 2026-09-14.`);
  }
  return { from: startOfItalianDay(day), to: startOfItalianDay(day, 1) };
}

/** The day in Italy that was over last. */
export function dayBefore(now: Date): string {
  const today = Date.parse(italianDay(now));
  return new Date(today - DAY_MS).toISOString().slice(0, 10);
}
