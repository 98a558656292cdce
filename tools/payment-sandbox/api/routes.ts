import { accountLinkRoutes } from '../resources/account-links';
import { accountRoutes } from '../resources/accounts';
import { applicationFeeRoutes } from '../resources/application-fees';
import { chargeRoutes } from '../resources/charges';
import { customerRoutes } from '../resources/customers';
import { disputeRoutes } from '../resources/disputes';
import { configurationRoutes } from '../resources/payment-method-configurations';
import { eventRoutes } from '../resources/events';
import { paymentIntentRoutes } from '../resources/payment-intents';
import { payoutRoutes } from '../resources/payouts';
import { portalRoutes } from '../resources/portal-sessions';
import { priceRoutes } from '../resources/prices';
import { refundRoutes } from '../resources/refunds';
import { sessionRoutes } from '../resources/sessions';
import { subscriptionRoutes } from '../resources/subscriptions';
import { transferRoutes } from '../resources/transfers';
import type { Route } from '../protocol/route';

const routes = [
  ...sessionRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...transferRoutes,
  ...applicationFeeRoutes,
  ...eventRoutes,
  ...accountRoutes,
  ...accountLinkRoutes,
  ...payoutRoutes,
  ...customerRoutes,
  ...configurationRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...portalRoutes,
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
