import { accountRoutes } from '../resources/accounts.ts';
import { chargeRoutes } from '../resources/charges.ts';
import { customerRoutes } from '../resources/customers.ts';
import { eventRoutes } from '../resources/events.ts';
import { paymentIntentRoutes } from '../resources/payment-intents.ts';
import { priceRoutes } from '../resources/prices.ts';
import { refundRoutes } from '../resources/refunds.ts';
import { sessionRoutes } from '../resources/sessions.ts';
import { subscriptionRoutes } from '../resources/subscriptions.ts';
import { transferRoutes } from '../resources/transfers.ts';
import type { Route } from './route.ts';

const routes = [
  ...sessionRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...transferRoutes,
  ...eventRoutes,
  ...accountRoutes,
  ...customerRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
].map((route) => ({ route, parts: route.path.split('/') }));

/** The route of a call, and what stands in the open places of its path. */
export function findRoute(
  method: string,
  path: string,
): { route: Route; ids: string[] } | undefined {
  const given = path.split('/');
  for (const { route, parts } of routes) {
    if (route.method !== method || parts.length !== given.length) continue;
    if (!parts.every((part, place) => isOpen(part) || part === given[place])) continue;
    const ids = given.filter((_, place) => parts[place]?.startsWith(':'));
    return { route, ids: ids.map(decodeURIComponent) };
  }
  return undefined;
}

function isOpen(part: string): boolean {
  return part.startsWith(':') || part === '*';
}
