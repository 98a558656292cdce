import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authEndpoints } from '@zaino/contracts/identity';
import { getSession } from '@zaino/web/session';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeSession } from '../testing/account-factories';
import { forgetSession, openAccountPage } from '../testing/open-account-page';

const TOKEN = 'x'.repeat(43);
const session = makeSession();
const done = () => ({ success: true as const });

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('asking for a link', () => {
  const ask = async (email: string) => {
    await userEvent.type(await screen.findByLabelText('E-mail'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Inviami il link' }));
  };

  it('says the same to everybody, and what to do when no mail comes', async () => {
    const asked = jest.fn<ReturnType<typeof done>, [unknown]>(done);
    fakeNetwork(answer(authEndpoints.requestReset, ({ body }) => asked(body)));
    await openAccountPage('/auth/reset?da=%2Fcheckout', null);
    await ask('nessuno@posta.example');
    expect(await screen.findByText(/Se esiste un account con questo indirizzo/)).toBeVisible();
    expect(screen.getByText(/posta indesiderata/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Controlla la posta' })).toHaveFocus();
    expect(asked).toHaveBeenCalledWith({ email: 'nessuno@posta.example', origin: '/checkout' });
    expect(screen.getByRole('link', { name: 'Torna all’accesso' })).toHaveAttribute(
      'href',
      '/auth/login?da=%2Fcheckout',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Usa un altro indirizzo' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('');
  });

  it.each([
    [' ', 'Scrivi il tuo indirizzo e-mail'],
    ['ada@', 'Scrivi un indirizzo e-mail valido'],
  ])('says at the field what is wrong with %j', async (email, words) => {
    fakeNetwork(answer(authEndpoints.requestReset, done));
    await openAccountPage('/auth/reset', null);
    await ask(email);
    const field = await screen.findByLabelText('E-mail');
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });

  it('keeps what was typed where the service is away or wants a pause', async () => {
    fakeNetwork();
    await openAccountPage('/auth/reset', null);
    await ask('ada@posta.example');
    expect(await screen.findByRole('alert')).toHaveTextContent(/momentaneamente non disponibile/);
    fakeNetwork(answer(authEndpoints.requestReset, () => refusal(429, 'limited')));
    await userEvent.click(screen.getByRole('button', { name: 'Inviami il link' }));
    expect(await screen.findByText(/Troppe richieste/)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@posta.example');
  });
});

describe('the link of the mail', () => {
  const set = async (password: string, repeated = password) => {
    await userEvent.type(await screen.findByLabelText('Nuova password'), password);
    await userEvent.type(screen.getByLabelText('Ripeti la nuova password'), repeated);
    await userEvent.click(screen.getByRole('button', { name: 'Salva la nuova password' }));
  };

  it('takes the token out of the address at once, and sends it once', async () => {
    const sent = jest.fn<typeof session, [unknown]>(() => session);
    const fetched = fakeNetwork(answer(authEndpoints.reset, ({ body }) => sent(body)));
    const { address, router } = await openAccountPage(
      `/auth/reset?token=${TOKEN}&da=%2Fcart`,
      null,
    );
    await screen.findByLabelText('Nuova password');
    expect(address()).toBe('/auth/reset?da=%2Fcart');
    expect(fetched).not.toHaveBeenCalled();
    await set('segreta-nuova');
    expect(await screen.findByRole('heading', { name: 'Password cambiata' })).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ token: TOKEN, password: 'segreta-nuova' }]]);
    expect(getSession().user).toEqual(session.user);
    expect(screen.getByRole('link', { name: 'Continua' })).toHaveAttribute('href', '/cart');
    expect(router.state.location.state).toBeNull();
  });

  it.each([
    { passwords: ['corta', 'corta'], label: 'Nuova password', words: /almeno 6 caratteri$/ },
    {
      passwords: ['segreta1', 'segreta2'],
      label: 'Ripeti la nuova password',
      words: 'Le password non coincidono',
    },
  ])('refuses $passwords without a call', async ({ passwords, label, words }) => {
    const fetched = fakeNetwork();
    await openAccountPage(`/auth/reset?token=${TOKEN}`, null);
    await set(passwords[0] ?? '', passwords[1]);
    const field = await screen.findByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([TOKEN, 'short'])('offers a new one where it is no longer valid: %s', async (token) => {
    fakeNetwork(
      answer(authEndpoints.reset, () => refusal(400, 'invalid-link')),
      answer(authEndpoints.requestReset, done),
    );
    await openAccountPage(`/auth/reset?token=${token}`, null);
    await set('segreta-nuova');
    expect(await screen.findByRole('heading', { name: /Il link non è più valido/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Inviami il link' })).toBeEnabled();
  });

  it('keeps the form where the service is away', async () => {
    fakeNetwork();
    await openAccountPage(`/auth/reset?token=${TOKEN}`, null);
    await set('segreta-nuova');
    expect(await screen.findByRole('alert')).toHaveTextContent(/riprova/);
    expect(screen.getByLabelText('Nuova password')).toHaveValue('segreta-nuova');
  });
});
