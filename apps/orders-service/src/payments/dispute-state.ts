import type { DisputeState } from '@zaino/contracts/orders';
import type Stripe from 'stripe';

const states: Readonly<Partial<Record<Stripe.Dispute['status'], DisputeState>>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  needs_response: 'needs-response',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
};

/** Where a dispute stands, in our words; one that the provider has no word of ours for is still with the bank. */
export function disputeStateOf({ status }: Pick<Stripe.Dispute, 'status'>): DisputeState {
  return states[status] ?? 'under-review';
}

/** States in which nothing is decided. */
export const openDisputeStates: readonly DisputeState[] = [
  'inquiry',
  'needs-response',
  'under-review',
];

interface Told {
  state: DisputeState;
  toldAt: Date;
}

/** Whether a message says more than what is known: it may come twice, and in any order. */
export function saysMore(known: Told | null, { state, toldAt }: Told): boolean {
  if (known === null) return true;
  if (!openDisputeStates.includes(known.state)) return false;
  return !openDisputeStates.includes(state) || toldAt >= known.toldAt;
}
