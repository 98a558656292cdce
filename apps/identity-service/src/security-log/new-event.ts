import { DAY_MS } from '@zaino/rules/durations';
import type { LoggedEventEntity } from './logged-event.entity';

/** An entry before it has an id. */
export type NewEvent = Omit<LoggedEventEntity, 'id'>;

/** How long entries stay in the hot table (specification, point 9). */
export const RETENTION_MS = 7 * DAY_MS;

/** What a source says of the time, kept within the table's own days: clocks are wrong, and strangers lie. */
export function boundedTimestamp(said: Date, nowMs: number): Date {
  const ms = said.getTime();
  if (Number.isNaN(ms)) return new Date(nowMs);
  return new Date(Math.min(Math.max(ms, nowMs - RETENTION_MS), nowMs));
}
