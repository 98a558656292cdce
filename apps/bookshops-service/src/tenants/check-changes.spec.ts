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

const refusesToOpen = /servono nome, indirizzo completo, e-mail per i clienti e orari/;

it.each(['draft', 'paused', 'closed'] as const)(
  'a %s bookshop opens with an e-mail for its customers alone',
  (state) => {
    const step = () => checkChanges({ ...bookshop, email: '', state }, { state: 'open' });
    expect(step).toThrow(refusesToOpen);
  },
);

it('an open bookshop keeps its e-mail for customers', () => {
  expect(() => checkChanges({ ...bookshop, state: 'open' }, { email: '' })).toThrow(refusesToOpen);
});

it('one that was open without an e-mail for customers can change all else', () => {
  const step = () => checkChanges({ ...bookshop, email: '', state: 'open' }, { phone: '0372 1' });
  expect(step).not.toThrow();
});
