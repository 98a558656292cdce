import type { OwnPlan } from '@zaino/contracts/bookshops';
import { makePlans } from '../../testing/make-bookshop';

/** The free plan of a bookshop that may take the paid one. */
export function makeOwnPlan(changes: Partial<OwnPlan> = {}): OwnPlan {
  const offer = makePlans().plans.find(({ id }) => id === 'plus');
  if (offer === undefined) throw new Error('There is no paid plan.');
  return {
    status: 'free',
    hasPaidFeatures: false,
    trialEnd: null,
    nextPayment: null,
    cancelsAt: null,
    pastDueSince: null,
    restsAt: null,
    offer,
    priceId: 'price_plus',
    ...changes,
  };
}
