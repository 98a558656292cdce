import { DAY_MS } from '@zaino/rules/durations';
import { isDayOff } from './day-off';

/** The nth working day after a day; the day itself does not count, whether it is one or not. */
export function workingDayAfter(day: string, count: number): string {
  let date = Date.parse(`${day}T00:00:00Z`);
  let result = day;
  for (let left = count; left > 0;) {
    date += DAY_MS;
    result = new Date(date).toISOString().slice(0, 10);
    if (!isDayOff(result)) left -= 1;
  }
  return result;
}
