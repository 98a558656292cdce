import { DELIVERY_DAYS } from '@zaino/contracts/orders';
import type { ShippingMethod } from '@zaino/rules/shipping';
import { workingDayAfter } from './working-day';

/** Both days included, as `2026-09-14`. */
export interface DayRange {
  from: string;
  to: string;
}

interface Conditions {
  /** The day in Italy on which it is ordered. */
  today: string;
  shippingMethod: ShippingMethod;
  /** Working days until a supplier has sent a book. */
  supplierDays: { from: number; to: number };
}

/** When each kind of line is with the customer, or ready in the shop (docs/decisions/delivery-dates.md). */
export interface ExpectedDays {
  /** Books: a supplier sends them first; those for pick-up straight to the bookshop. */
  ordered: DayRange;
  /** What is in stock. */
  inStock: DayRange;
}

export function expectedDays(conditions: Conditions): ExpectedDays {
  const { today, shippingMethod, supplierDays: supplier } = conditions;
  const onTheWay = daysOnTheWay(shippingMethod);
  const range = (from: number, to: number) => ({
    from: workingDayAfter(today, from),
    to: workingDayAfter(today, to),
  });
  return {
    ordered: range(
      supplier.from + onTheWay.from,
      Math.max(supplier.from, supplier.to) + onTheWay.to,
    ),
    inStock: range(DELIVERY_DAYS.from, DELIVERY_DAYS.to),
  };
}

/** Working days from a supplier's parcel to the customer; what is picked up comes straight to the bookshop. */
export function daysOnTheWay(shippingMethod: ShippingMethod): { from: number; to: number } {
  return shippingMethod === 'pickup' ? { from: 0, to: 0 } : DELIVERY_DAYS;
}

/** Of things that come together: as the last of them. Null without any. */
export function latestOf(ranges: readonly DayRange[]): DayRange | null {
  const [first, ...others] = ranges;
  if (first === undefined) return null;
  return others.reduce(
    (latest, { from, to }) => ({
      from: from > latest.from ? from : latest.from,
      to: to > latest.to ? to : latest.to,
    }),
    first,
  );
}
