import { arrivalCallsOf, type ArrivalsAnswer } from '@zaino/buying/arrivals/arrival-calls';
import { arrivalApi } from '@zaino/contracts/orders';
import type { LoaderFunctionArgs } from '@zaino/web/router';

export const deskArrivals = arrivalCallsOf(arrivalApi);

/** What has come within a day, by whomever. */
export function loadArrivals({ request }: LoaderFunctionArgs): Promise<ArrivalsAnswer> {
  return deskArrivals.read(request);
}
