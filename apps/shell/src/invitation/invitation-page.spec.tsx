import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colleagueEndpoints, type ShownInvitation } from '@zaino/contracts/identity';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { getSession } from '@zaino/web/session';
import { makeSession } from '../testing/account-factories';
import { forgetSession, openAccountPage } from '../testing/open-account-page';

const { invitation, join, register } = colleagueEndpoints;
const TOKEN = 'z'.repeat(43);
const link = `/auth/invito?token=${TOKEN}`;
const email = 'luca@posta.example';
const shown = (changes: Partial<ShownInvitation> = {}) =>
  answer(invitation, () => ({
    bookshop: 'Libreria Portici',
    email,
    needsSignIn: false,
    ...changes,
  }));
const colleague = makeSession({ email, role: 'colleague', tenantId: 'una-libreria' });
const welcome = () => ({ ...colleague, tenant: null });

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('an invitation of a bookshop', () => {
  it('is accepted with a new account, by name and password', async () => {
    const sent = jest.fn<ReturnType<typeof welcome>, [unknown]>(welcome);
    fakeNetwork(
      shown(),
      answer(register, ({ body }) => sent(body)),
    );
    const { address } = await openAccountPage(link, null);
    expect(await screen.findByText('Libreria Portici')).toBeVisible();
    expect(address()).toBe('/auth/invito');
    await userEvent.type(screen.getByLabelText('Nome e cognome'), 'Luca Bianchi');
    await userEvent.type(screen.getByLabelText('Nuova password'), 'segreta-nuova');
    await userEvent.type(screen.getByLabelText('Ripeti la nuova password'), 'segreta-nuova');
    await userEvent.click(screen.getByRole('button', { name: 'Crea l’accesso' }));
    expect(await screen.findByRole('heading', { name: 'Benvenuto al banco' })).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [{ token: TOKEN, name: 'Luca Bianchi', password: 'segreta-nuova' }],
    ]);
    expect(getSession().user?.role).toBe('colleague');
  });

  it('says at the fields what is wrong, without a call', async () => {
    const fetched = fakeNetwork(shown());
    await openAccountPage(link, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Crea l’accesso' }));
    expect(screen.getByLabelText('Nome e cognome')).toHaveAccessibleDescription(
      /Scrivi il tuo nome/,
    );
    expect(screen.getByLabelText('Nuova password')).toBeInvalid();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is accepted by one press with the account that is signed in', async () => {
    fakeNetwork(shown({ needsSignIn: true }), answer(join, welcome));
    await openAccountPage(link, makeSession({ email }));
    await userEvent.click(await screen.findByRole('button', { name: 'Accetta l’invito' }));
    expect(await screen.findByRole('heading', { name: 'Benvenuto al banco' })).toBeVisible();
    expect(getSession().user?.role).toBe('colleague');
  });

  it('says why an account cannot accept it', async () => {
    fakeNetwork(
      shown({ needsSignIn: true }),
      answer(join, () =>
        refusal(409, 'works-already', { detail: 'Questo account ha già una libreria.' }),
      ),
    );
    await openAccountPage(link, makeSession({ email }));
    await userEvent.click(await screen.findByRole('button', { name: 'Accetta l’invito' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Questo account ha già una libreria.',
    );
  });

  it('sends a guest with an account to the sign-in, and keeps the link', async () => {
    fakeNetwork(shown({ needsSignIn: true }));
    await openAccountPage(link, null);
    expect(await screen.findByText(/apri di nuovo il link/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/auth/login');
  });

  it('is not for another account', async () => {
    fakeNetwork(shown({ needsSignIn: true }));
    await openAccountPage(link, makeSession({ email: 'altra@posta.example' }));
    expect(await screen.findByText('altra@posta.example')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accetta/ })).toBeNull();
  });

  it.each([
    ['is gone', link, [answer(invitation, () => refusal(400, 'invalid-link'))]],
    ['has no secret', '/auth/invito', []],
  ])('is no longer valid where the link %s', async (_, address, answers) => {
    fakeNetwork(...answers);
    await openAccountPage(address, null);
    expect(await screen.findByRole('heading', { name: 'L’invito non è più valido' })).toBeVisible();
  });

  it('can be asked for again where the service is away', async () => {
    fakeNetwork();
    await openAccountPage(link, null);
    const again = await screen.findByRole('button', { name: 'Riprova' });
    fakeNetwork(shown());
    await userEvent.click(again);
    expect(await screen.findByText('Libreria Portici')).toBeVisible();
  });
});
