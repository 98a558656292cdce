import { dayLater } from '@zaino/charts/period';
import { accessibilityStatement, type CheckState } from '@zaino/contracts/shared';

const WARNED_DAYS = 30;

/** Whether the accessibility statement is looked through often enough; it is a page of ours, whose day we know. */
export function accessibilityState(today: string): { state: CheckState; until: string } {
  const { writtenOn, standsForDays } = accessibilityStatement;
  const until = dayLater(writtenOn, standsForDays);
  if (today > until) return { state: 'broken', until };
  return { state: today > dayLater(until, -WARNED_DAYS) ? 'look' : 'fine', until };
}
