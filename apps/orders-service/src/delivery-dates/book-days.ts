import type { ShippingMethod } from '@zaino/rules/shipping';
import type { SupplyLead } from '@zaino/rules/supply-lead';
import { isDayOff } from './day-off';
import { type DayRange, daysOnTheWay } from './expected-days';
import { workingDayAfter } from './working-day';

interface Conditions {
  /** The day in Italy on which it is ordered, and the hour. */
  today: string;
  hour: number;
  shippingMethod: ShippingMethod;
}

/**
 * When a book is with the customer, or ready in the shop, of which a distributor says how long it takes: from the day on
 * which it has it, or from now; what is ordered after its last hour goes out a working day later.
 */
export function bookDays(lead: SupplyLead, { today, hour, shippingMethod }: Conditions): DayRange {
  const { days, cutOff, date } = lead;
  const begin = date !== undefined && date > today ? date : today;
  const isLate = begin === today && cutOff !== undefined && hour >= cutOff && !isDayOff(today);
  const onTheWay = daysOnTheWay(shippingMethod);
  const after = (count: number) => workingDayAfter(begin, count + (isLate ? 1 : 0));
  return {
    from: after(days.from + onTheWay.from),
    to: after(Math.max(days.from, days.to) + onTheWay.to),
  };
}
