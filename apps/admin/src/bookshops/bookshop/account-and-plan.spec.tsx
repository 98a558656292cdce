import { render, screen } from '@testing-library/react';
import type { AdminAccount, PlanStanding } from '@zaino/contracts/bookshops';
import { makeBookshop } from '../testing/make-bookshop';
import { AccountAndPlan } from './account-and-plan';

const { account: noAccount, plan: free } = makeBookshop();

/** What is said of an account and a plan, line by line. */
function said(account: Partial<AdminAccount>, plan: Partial<PlanStanding> = {}): string[] {
  const bookshop = makeBookshop({
    account: { ...(noAccount as AdminAccount), ...account },
    plan: { ...(free as PlanStanding), ...plan },
  });
  render(<AccountAndPlan bookshop={bookshop} />);
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

const accountId = 'acct_1';

describe('the account for payments of a bookshop', () => {
  it.each<[string, Partial<AdminAccount>]>([
    ['Nessuno', {}],
    ['Il fornitore non ha ancora risposto', { standing: 'waiting' }],
    ['Iniziato, la libreria deve completarlo', { standing: 'begun', accountId }],
    ['In verifica dal fornitore', { standing: 'in-review', accountId }],
    [
      'Attivo dal 2 set 2026',
      { standing: 'active', accountId, verifiedAt: '2026-09-02T08:00:00.000Z' },
    ],
    [
      'Limitato dal 14 set 2026: niente pagamenti online per chi ritira qui',
      { standing: 'restricted', accountId, restrictedSince: '2026-09-14T08:00:00.000Z' },
    ],
  ])('is told as “%s”', (words, account) => {
    expect(said(account)[0]).toBe(words);
  });

  it('that the provider has rejected says so', () => {
    expect(said({ standing: 'restricted', accountId, isRejected: true })).toContain(
      'Rifiutato dal fornitore',
    );
  });
});

describe('the plan of a bookshop', () => {
  it.each<[string, Partial<PlanStanding>]>([
    ['Gratuito', {}],
    [
      'Plus, in prova fino al 30 set 2026',
      { status: 'trialing', trialEnd: '2026-09-30T08:00:00.000Z' },
    ],
    [
      'Plus, attivo; prossimo pagamento il 1 ott 2026',
      { status: 'active', nextPayment: '2026-10-01T08:00:00.000Z' },
    ],
    [
      'Plus, pagamento mancante dal 2 set 2026',
      { status: 'past-due', pastDueSince: '2026-09-02T08:00:00.000Z' },
    ],
    ['Plus finito: ora gratuito', { status: 'ended' }],
  ])('is told as “%s”', (words, plan) => {
    expect(said({}, plan)).toContain(words);
  });

  it('that is not paid says until when its features work, and since when they rest', () => {
    const restsAt = '2026-09-16T08:00:00.000Z';
    const unpaid = { status: 'past-due' as const, restsAt };
    expect(said({}, { ...unpaid, hasPaidFeatures: true })).toContain(
      'Le funzioni restano fino al 16 set 2026',
    );
    expect(said({}, unpaid)).toContain('Funzioni sospese dal 16 set 2026');
  });
});

it('says nothing where the service does not tell', () => {
  const bookshop = makeBookshop();
  delete bookshop.plan;
  const { container } = render(<AccountAndPlan bookshop={bookshop} />);
  expect(container).toBeEmptyDOMElement();
});
