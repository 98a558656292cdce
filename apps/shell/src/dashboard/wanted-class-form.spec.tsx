import { schoolsEndpoints } from '@zaino/contracts/schools';
import { answer } from '@zaino/web/fake-network';
import { servePage } from '@zaino/web/served-page';
import { beginSession } from '@zaino/web/session';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makeChild, makeSession } from '../testing/account-factories';
import { press, serveDashboard } from '../testing/dashboard-answers';
import { accountPages, forgetSession, openAccountPage } from '../testing/open-account-page';

const session = makeSession();
const wanted = '/dashboard?scuola=CRMM8ZZ01L&classe=2&sezione=B&nome=Scuola+media+Irma+Valsecchi';

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('a class that the address asks to save', () => {
  it('has only the nickname left to give, and leaves the address', async () => {
    const { saved } = serveDashboard([]);
    const { address } = await openAccountPage(wanted, session);
    await userEvent.type(await screen.findByLabelText('Soprannome'), 'Teo');
    expect(screen.getByText('Scuola media Irma Valsecchi')).toBeVisible();
    expect(screen.getByLabelText('Classe')).toHaveDisplayValue('2ª B');
    await press('Salva la classe');
    expect(await screen.findByRole('link', { name: 'Lista della 2ª B' })).toBeVisible();
    expect(saved()).toMatchObject([{ nickname: 'Teo', classe: '2', sezione: 'B' }]);
    expect(address()).toBe('/dashboard');
  });

  it('can be let go', async () => {
    serveDashboard([makeChild()]);
    const { address } = await openAccountPage(wanted, session);
    await press('Annulla');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.queryByLabelText('Soprannome')).not.toBeInTheDocument();
  });

  it('shows the school’s real name, not the address’s', async () => {
    serveDashboard([]);
    await openAccountPage(wanted.replace(/nome=.*/, 'nome=Chiama+subito+il+numero'), session);
    expect(await screen.findByText('Scuola media Irma Valsecchi')).toBeVisible();
    expect(screen.queryByText(/Chiama subito/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'a school that does not exist',
      wanted,
      answer(schoolsEndpoints.school, () => ({ scuole: [] })),
    ],
    ['an invalid code', '/dashboard?scuola=%3Cb%3E&classe=2&sezione=B&nome=x', undefined],
  ])('is not offered for %s', async (_, address, more) => {
    serveDashboard([], ...(more ? [more] : []));
    await openAccountPage(address, session);
    expect(await screen.findByRole('link', { name: 'Cerca la scuola' })).toBeVisible();
    expect(screen.queryByLabelText('Soprannome')).not.toBeInTheDocument();
  });

  it('waits for a guest beyond the sign-in', async () => {
    serveDashboard([]);
    beginSession(null);
    const { address } = await servePage(accountPages(null), wanted);
    const { pathname, searchParams } = new URL(address, 'http://shop');
    expect([pathname, searchParams.get('da')]).toEqual(['/auth/login', wanted]);
  });
});
