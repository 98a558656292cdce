import { screen, within } from '@testing-library/react';
import { bookshopsEndpoints, type OwnTenant } from '@zaino/contracts/bookshops';
import { deskEndpoints } from '@zaino/contracts/orders';
import { answer } from '@zaino/web/fake-network';
import { makeSession, makeTenant } from '../testing/account-factories';
import { away, serveDashboard } from '../testing/dashboard-answers';
import { forgetSession, openAccountPage } from '../testing/open-account-page';

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

const open = async (tenant: OwnTenant, orders: number | null) => {
  serveDashboard(
    [],
    answer(bookshopsEndpoints.tenant, () => tenant),
    answer(deskEndpoints.orders, () =>
      orders === null ? away() : { orders: [], total: orders, next: null, stages: [] },
    ),
  );
  await openAccountPage('/dashboard', makeSession({ role: 'bookshop', tenantId: tenant.id }));
  await screen.findByRole('link', { name: 'Vai alla tua libreria' });
};
const steps = () => {
  const part = screen.getByRole('region', { name: /Primi passi/ });
  return within(part)
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent);
};

describe('the first steps of a bookshop', () => {
  it('begin with all of them to do, each with its way', async () => {
    await open(makeTenant(), 0);
    const todo = Array.from({ length: 6 }, () => 'Da fare');
    expect(steps()).toEqual([...todo, 'Se vuoi', 'Da fare']);
    expect(screen.getByRole('heading', { name: 'Primi passi 0 di 7' })).toBeVisible();
    const way = screen.getByRole('link', { name: 'Conferma il tuo indirizzo e-mail' });
    expect(way).toHaveAttribute('href', '/profile#email');
  });

  it('say what waits for us, and lead nowhere once they are done', async () => {
    const { opening } = makeTenant();
    await open(makeTenant({ opening: { ...opening, missing: ['approval'] } }), 0);
    const todo = ['Da fare', 'Da fare', 'Da fare', 'Se vuoi', 'Da fare'];
    expect(steps()).toEqual(['Fatto', 'Fatto', 'Tocca a noi', ...todo]);
    expect(screen.queryByRole('link', { name: /Conferma il tuo/ })).toBeNull();
    expect(screen.getByText(/La stiamo controllando/)).toBeVisible();
  });

  it('leave an own order to be tried once the shop is open for pick-up', async () => {
    const schools = [{ code: 'CRMM8ZZ01L', name: 'Scuola media Irma Valsecchi' }];
    await open(makeTenant({ state: 'open', offersPickup: true, schools }), 0);
    const done = ['Fatto', 'Fatto', 'Fatto', 'Fatto', 'Fatto'];
    expect(steps()).toEqual([...done, 'Da fare', 'Se vuoi', 'Da fare']);
    expect(screen.getByRole('heading', { name: 'Primi passi 5 di 7' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Attiva i pagamenti/ })).toHaveAttribute(
      'href',
      '/dashboard/pagamenti',
    );
  });

  it('are done with the account for payments once the provider has verified it', async () => {
    const payments = { accountId: 'acct_1', canTakeCards: true, isVerified: true };
    await open(makeTenant({ state: 'open', offersPickup: true, payments }), 0);
    expect(steps().at(-3)).toBe('Fatto');
  });

  it('can all be done by who stays with the plan that costs nothing', async () => {
    const payments = { accountId: 'acct_1', canTakeCards: true, isVerified: true };
    const schools = [{ code: 'CRMM8ZZ01L', name: 'Scuola media Irma Valsecchi' }];
    await open(makeTenant({ state: 'open', offersPickup: true, payments, schools }), 0);
    const way = screen.getByRole('link', { name: 'Guarda il piano Plus' });
    expect(way).toHaveAttribute('href', '/dashboard/piano');
    // The last one is an order, with which the list is gone.
    expect(steps().filter((words) => words === 'Da fare')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Primi passi 6 di 7' })).toBeVisible();
  });

  it.each([
    ['an order has come', 1],
    ['nobody can say whether one has', null],
  ])('are gone where %s', async (_, orders) => {
    await open(makeTenant({ state: 'open' }), orders);
    expect(screen.queryByText(/Primi passi/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Ordini' })).toBeVisible();
  });
});
