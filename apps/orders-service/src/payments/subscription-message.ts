import type Stripe from 'stripe';
import { z } from 'zod';
import { idOf } from './provider';

export const SUBSCRIPTION_TOPIC = 'bookshop.subscription';

export const subscriptionMessageSchema = z.object({ subscriptionId: z.string() });

/** The subscription that an event is about; null where it is about none. */
export function subscriptionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return event.data.object.id;
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.parent?.subscription_details?.subscription);
    default:
      return null;
  }
}
