import { arrivalCallsOf, type ArrivalsAnswer } from '@zaino/buying/arrivals/arrival-calls';
import { adminArrivalApi } from '@zaino/contracts/orders';
import type { LoaderFunctionArgs } from '@zaino/web/router';

export const staffArrivals = arrivalCallsOf(adminArrivalApi);

/** What has come within a day, by whomever. */
export function loadArrivals({ request }: LoaderFunctionArgs): Promise<ArrivalsAnswer> {
  return staffArrivals.read(request);
}
