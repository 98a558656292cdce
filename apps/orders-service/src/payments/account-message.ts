import type Stripe from 'stripe';
import { z } from 'zod';

export const ACCOUNT_TOPIC = 'bookshop.account';

export const accountMessageSchema = z.object({ accountId: z.string() });

const kinds: readonly string[] = [
  'account.updated',
  'account.application.deauthorized',
  'capability.updated',
];

/** The account of a bookshop that an event is about; null where it is about none. */
export function accountOf({ type, account }: Stripe.Event): string | null {
  return kinds.includes(type) && typeof account === 'string' ? account : null;
}
