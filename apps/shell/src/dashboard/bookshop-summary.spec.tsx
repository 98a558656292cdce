import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { answer } from '@zaino/web/fake-network';
import { screen, within } from '@testing-library/react';
import { makeSession, makeTenant } from '../testing/account-factories';
import { away, serveDashboard } from '../testing/dashboard-answers';
import { forgetSession, openAccountPage } from '../testing/open-account-page';

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('the bookshop of an owner', () => {
  const openAs = async (tenant: ReturnType<typeof makeTenant> | null) => {
    const owner = makeSession({ role: 'bookshop', tenantId: makeTenant().id });
    serveDashboard(
      [],
      answer(bookshopsEndpoints.tenant, () => tenant ?? away()),
    );
    await openAccountPage('/dashboard', owner);
  };

  it.each([
    [makeTenant({ state: 'open' }), /Libreria Portici: aperta/],
    [makeTenant(), /in preparazione.*Per aprirla manca: l’indirizzo/],
    [
      makeTenant({
        state: 'open',
        address: 'Via Roma 1',
        city: 'Lodi',
        postalCode: '26900',
        province: 'Lodi',
        openingHours: [[{ from: '09:00', to: '13:00' }], [], [], [], [], [], []],
        email: '',
        opening: { ...makeTenant({ state: 'open' }).opening, missing: ['details'] },
      }),
      /aperta.*Perché resti aperta manca: l’e-mail per i clienti/,
    ],
    [null, /momentaneamente non disponibile/],
  ])('shows its state', async (tenant, words) => {
    await openAs(tenant);
    const link = await screen.findByRole('link', { name: 'Vai alla tua libreria' });
    expect(link).toHaveAttribute('href', '/dashboard/negozio');
    const notice = link.closest<HTMLElement>('[role="status"]');
    expect(notice).toHaveTextContent(words);
    expect(notice && within(notice).queryByRole('alert')).toBeNull();
  });

  it('asks for nothing that families see', async () => {
    await openAs(makeTenant({ state: 'open' }));
    expect(await screen.findByText(/Libreria Portici: aperta/)).toBeVisible();
    const asked = jest
      .mocked(fetch)
      .mock.calls.map(([input]) => new URL(input as string, location.href).pathname);
    expect(asked.filter((path) => /^\/api\/(orders|children)/.test(path))).toEqual([]);
    expect(asked).toContainEqual(expect.stringMatching(/^\/api\/tenants\//));
  });

  it('says that nobody can pay there by card while its account is restricted', async () => {
    const payments = { accountId: 'acct_1', canTakeCards: false, isVerified: true };
    await openAs(makeTenant({ state: 'open', payments }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/online sono fermi.*paga in libreria/);
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/dashboard/pagamenti');
  });
});
