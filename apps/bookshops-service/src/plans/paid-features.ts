import { PAST_DUE_DAYS } from '@zaino/contracts/bookshops';
import type { SubscriptionStatus } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';

interface Standing {
  status: SubscriptionStatus | null;
  pastDueSince: Date | null;
}

/** Whether the paid features work: for two weeks also where a payment is missing. */
export function hasPaidFeatures(standing: Standing, now: Date): boolean {
  const { status } = standing;
  if (status === 'trialing' || status === 'active') return true;
  const rests = restsAt(standing);
  return rests !== null && now < rests;
}

/** From when on they rest, where nothing is paid until then; null where no payment is missing. */
export function restsAt({ status, pastDueSince }: Standing): Date | null {
  if (status !== 'past-due' || pastDueSince === null) return null;
  return new Date(pastDueSince.getTime() + PAST_DUE_DAYS * DAY_MS);
}
