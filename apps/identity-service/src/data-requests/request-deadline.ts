import { DAY_MS } from '@zaino/rules/durations';

/**
 * The last day for an answer: the same day of the next month, or its last where it is shorter (Regolamento UE 2016/679,
 * art. 12, 3; Regolamento CEE 1182/71, art. 3). That a month may end on a holiday is not used to wait longer.
 */
export function requestDeadline(receivedOn: string): string {
  const [year = 0, month = 1, day = 1] = receivedOn.split('-').map(Number);
  // `Date.UTC` counts months from 0, and day 0 is the last of the month before.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Days from one day to another, below 0 where that is over. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
