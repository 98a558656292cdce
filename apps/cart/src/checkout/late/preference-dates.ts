import type { LineToCome } from '../lines-to-come';

/** How long after the last expected day it is waited at first, in days. */
const PATIENCE_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day so many days later, both as `2026-09-14`. */
function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The last day on which any of them is expected; null before it is known. */
export function lastExpected(lines: readonly LineToCome[]): string | null {
  const days = lines.flatMap(({ expected }) => expected ?? []).sort();
  return days.at(-1) ?? null;
}

/** Before `first` a cancellation would come before the book could; `proposed` leaves some days more. */
export function cancelDates(expected: string): { first: string; proposed: string } {
  return { first: daysLater(expected, 1), proposed: daysLater(expected, PATIENCE_DAYS) };
}
