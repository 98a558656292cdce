import {
  bookshopsErrorCodes,
  type TenantChanges,
  type TenantState,
} from '@zaino/contracts/bookshops';
import { DomainError } from '@zaino/service/domain-error';
import { checkReady, type ReadyFacts } from './check-ready';
import type { TenantEntity } from './tenant.entity';

/** What a state can become, beside itself. */
const nextStates: Record<TenantState, TenantState[]> = {
  draft: ['open', 'closed'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
};

type Facts = ReadyFacts & Pick<TenantEntity, 'state' | 'offersPickup' | 'appliedAt'>;

/** Throws where the bookshop may not become what the changes make of it; to ask for `open` needs what `open` needs. */
export function checkChanges(tenant: Facts, changes: TenantChanges): void {
  const wanted: Facts = { ...tenant, ...changes };
  if (wanted.state !== tenant.state && !nextStates[tenant.state].includes(wanted.state)) {
    throw new DomainError('conflict', bookshopsErrorCodes.stateRefused, {
      detail: 'La libreria non può passare a questo stato.',
    });
  }
  if (wanted.state === 'open') checkReady(wanted, owesEmail(tenant) ? ['email'] : []);
  // What an application asks for counts once it is approved.
  const mayOffer = wanted.state === 'open' || tenant.appliedAt !== null;
  if (wanted.offersPickup && !tenant.offersPickup && !mayOffer) {
    throw new DomainError('conflict', bookshopsErrorCodes.pickupNeedsOpen, {
      detail: 'Apri la libreria prima di offrire il ritiro.',
    });
  }
}

/** One that was open before it had to say where customers write stays open, and is asked for it. */
function owesEmail({ state, email }: Facts): boolean {
  return state === 'open' && email === '';
}
