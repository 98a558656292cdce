import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authEndpoints } from '@zaino/contracts/identity';
import { getSession } from '@zaino/web/session';
import { makeSession } from '../testing/account-factories';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openAccountPage } from '../testing/open-account-page';

const TOKEN = 'y'.repeat(43);
const link = `/auth/verify?token=${TOKEN}`;
const email = 'ada@posta.example';
const verified = answer(authEndpoints.verify, () => ({ success: true as const, email }));
const refused = answer(authEndpoints.verify, () => refusal(400, 'invalid-link'));
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Conferma indirizzo' }));

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('the verification of an address', () => {
  it('waits for a press: programs that follow links verify nothing', async () => {
    const fetched = fakeNetwork(verified);
    const { address } = await openAccountPage(link, null);
    await screen.findByRole('button', { name: 'Conferma indirizzo' });
    expect(fetched).not.toHaveBeenCalled();
    expect(address()).toBe('/auth/verify');
  });

  it('tells a guest that it is done, and where to go', async () => {
    fakeNetwork(verified);
    await openAccountPage(link, null);
    await press();
    expect(await screen.findByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Accedi' })).toBeVisible();
  });

  it('brings the session of who is signed in up to date', async () => {
    const after = { ...makeSession({ email: 'nuova@posta.example' }), tenant: null };
    fakeNetwork(
      verified,
      answer(authEndpoints.me, () => after),
    );
    await openAccountPage(link, makeSession({ isEmailVerified: false }));
    await press();
    expect(await screen.findByRole('link', { name: 'Vai al profilo' })).toBeVisible();
    expect(getSession().user).toEqual(after.user);
  });

  it('offers a guest with a dead link to sign in', async () => {
    fakeNetwork(refused);
    await openAccountPage(link, null);
    await press();
    expect(await screen.findByRole('heading', { name: /non è più valido/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute(
      'href',
      '/auth/login?da=/profile',
    );
  });

  it('sends another link to who is signed in', async () => {
    const sent = jest.fn(() => ({ success: true as const }));
    fakeNetwork(refused, answer(authEndpoints.requestVerification, sent));
    await openAccountPage(link, makeSession({ isEmailVerified: false }));
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Invia di nuovo' }));
    expect(await screen.findByText(/Ti abbiamo scritto/)).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('says that nothing is left to do where the address is verified already', async () => {
    fakeNetwork(refused);
    await openAccountPage(link, makeSession({ isEmailVerified: true }));
    await press();
    expect(await screen.findByRole('heading', { name: /è già confermato/ })).toBeVisible();
  });

  it('can be tried again where the service is away', async () => {
    fakeNetwork();
    await openAccountPage(link, null);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/riprova/);
    fakeNetwork(verified);
    await press();
    expect(await screen.findByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
  });
});
