import { type TenantState, tenantStates } from '@zaino/contracts/bookshops';
import { ready } from '../testing/test-service';
import { checkChanges } from './check-changes';

const bookshop = { ...ready, name: 'La Pagina', offersPickup: false, appliedAt: null };

const allowed: Record<TenantState, TenantState[]> = {
  draft: ['draft', 'open', 'closed'],
  open: ['open', 'paused', 'closed'],
  paused: ['paused', 'open', 'closed'],
  closed: ['closed', 'open'],
};

const steps = tenantStates.flatMap((from) => tenantStates.map((to) => [from, to] as const));

it.each(steps)('a step from %s to %s', (from, to) => {
  const step = () => checkChanges({ ...bookshop, state: from }, { state: to });
  if (allowed[from].includes(to)) expect(step).not.toThrow();
  else expect(step).toThrow('La libreria non può passare a questo stato.');
});
