import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { authEndpoints } from '@zaino/contracts/identity';
import { addLines, clear } from '@zaino/web/cart';
import { getSession, loseSession, openSession } from '@zaino/web/session';
import { act } from 'react';
import { makeSession } from '../testing/account-factories';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openAccountPage } from '../testing/open-account-page';

const ada = makeSession();
const letIn = () => ({ success: true as const, ...ada, tenant: null });
const passwords = answer(authEndpoints.provider, () => ({
  kind: 'password' as const,
  startPath: null,
  name: null,
}));
type LoginHandler = Parameters<typeof answer<typeof authEndpoints.login>>[1];
const network = (login: LoginHandler = letIn) =>
  fakeNetwork(passwords, answer(authEndpoints.login, login));

const email = () => screen.findByLabelText('E-mail');
const password = () => screen.findByLabelText('Password');
const button = (name = 'Accedi') => screen.getByRole('button', { name });

async function signIn({ remember = false } = {}) {
  await userEvent.type(await email(), 'ada@posta.example');
  await userEvent.type(await password(), 'segreta');
  if (remember) await userEvent.click(screen.getByLabelText('Ricordami'));
  await userEvent.click(button());
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  forgetSession();
});

describe('/auth/login', () => {
  it.each([
    ['/auth/login?da=%2Fscuola%2FX%3Fclasse%3D2B', '/scuola/X?classe=2B'],
    ['/auth/login', '/'],
    ['/auth/login?da=%2F%2Fevil.example', '/'],
  ])('signs in at %s and goes on to %s', async (at, to) => {
    const asked = jest.fn<ReturnType<typeof letIn>, [unknown]>(letIn);
    network(({ body }) => asked(body));
    const { address } = await openAccountPage(at, null);
    await signIn();
    expect(await screen.findByText('Altra pagina')).toBeVisible();
    expect(address()).toBe(to);
    expect(asked.mock.calls).toEqual([
      [{ email: 'ada@posta.example', password: 'segreta', remember: false }],
    ]);
    expect(getSession().user).toEqual(ada.user);
  });

  it.each([
    ['/auth/login?da=%2Fcheckout', 'Continua senza account', '/checkout/ospite'],
    ['/auth/login?da=%2Fcart', 'Continua senza account', '/checkout/ospite'],
    ['/auth/login?da=%2Forders', 'Ritrova il tuo ordine', '/orders/ospite'],
  ])('offers at %s to go on without an account: %s', async (at, name, to) => {
    network();
    await openAccountPage(at, null);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('offers nothing of the kind to who comes from elsewhere, or to add an order', async () => {
    network();
    await openAccountPage('/auth/login?da=%2Forders%2Fospite%2Fabc', null);
    await email();
    expect(screen.queryByRole('link', { name: 'Continua senza account' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ritrova il tuo ordine' })).toBeNull();
  });

  it('asks to be remembered', async () => {
    const asked = jest.fn<ReturnType<typeof letIn>, [unknown]>(letIn);
    network(({ body }) => asked(body));
    await openAccountPage('/auth/login', null);
    await signIn({ remember: true });
    expect(asked.mock.calls).toEqual([[expect.objectContaining({ remember: true })]]);
  });

  it('is made for password managers', async () => {
    network();
    await openAccountPage('/auth/login', null);
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(await email()).toHaveAttribute('type', 'email');
    expect(await password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('leads to a new password, and to the registration with the page of origin', async () => {
    network();
    await openAccountPage('/auth/login?da=%2Fcart', null);
    expect(await screen.findByRole('link', { name: 'Password dimenticata?' })).toHaveAttribute(
      'href',
      '/auth/reset?da=%2Fcart',
    );
    expect(screen.getByRole('link', { name: 'Registrati' })).toHaveAttribute(
      'href',
      '/auth/register?da=%2Fcart',
    );
  });

  it('mentions what waits in the cart', async () => {
    network();
    await openAccountPage('/auth/login', null);
    await email();
    expect(screen.queryByText(/Nel carrello/)).toBeNull();
    const squadra = { type: 'product', id: '1', nome: 'Squadra', categoria: 'Disegno' } as const;
    act(() => void addLines([{ ...squadra, prezzo: 3.9, immagini: [], quantity: 3 }]));
    expect(screen.getByText(/Nel carrello hai 3 articoli: li ritrovi/)).toBeVisible();
    act(() => void clear());
  });

  it('says why one is here whose session has ended', async () => {
    network();
    await openAccountPage('/auth/login', null);
    await email();
    expect(screen.queryByText(/La sessione è scaduta/)).toBeNull();
    act(() => loseSession({ isAdmin: false }));
    expect(screen.getByText(/La sessione è scaduta/)).toBeVisible();
  });

  it('asks for nothing before both fields hold something, and says so at them', async () => {
    const asked = network();
    await openAccountPage('/auth/login', null);
    await email();
    asked.mockClear();
    await userEvent.click(button());
    expect(await email()).toHaveAccessibleDescription('Scrivi la tua e-mail');
    expect(await email()).toHaveFocus();
    expect(await password()).toHaveAccessibleDescription('Scrivi la password');
    expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['Credenziali non valide', null, ''],
    ['Account bloccato per troppi tentativi falliti', 900, 'Riprova tra 15 minuti.'],
    ['Account bloccato', 61, 'Riprova tra 2 minuti.'],
    ['Troppi tentativi di login falliti', 30, 'Riprova tra un minuto.'],
  ])('says “%s”', async (error, retryAfter, wait) => {
    network(() => ({ success: false, error, code: 'x', retryAfter }));
    await openAccountPage('/auth/login', null);
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${error}${wait}`);
    expect(alert.parentElement).toHaveFocus();
    expect(await email()).toHaveValue('ada@posta.example');
    expect(await password()).toHaveValue('segreta');
    expect(getSession().status).toBe('guest');
  });

  it('can be sent once at a time, and says that it is on its way', async () => {
    let finish: () => void = () => undefined;
    const asked = jest.fn(
      () => new Promise<ReturnType<typeof letIn>>((resolve) => (finish = () => resolve(letIn()))),
    );
    network(asked);
    await openAccountPage('/auth/login', null);
    await signIn();
    expect(button('Accesso in corso…')).toBeDisabled();
    await userEvent.type(await password(), '{Enter}');
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => finish());
    expect(await screen.findByText('Altra pagina')).toBeVisible();
  });

  it.each([
    ['is away', () => refusal(503, 'unavailable')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps what was typed where the service %s, and tries again', async (_what, fail) => {
    const answers = [fail, letIn];
    network(() => answers.shift()?.() ?? letIn());
    await openAccountPage('/auth/login', null);
    await signIn();
    expect(await screen.findByText('Accesso momentaneamente non disponibile')).toBeVisible();
    expect(await password()).toHaveValue('segreta');
    await userEvent.click(button('Riprova'));
    expect(await screen.findByText('Altra pagina')).toBeVisible();
  });

  it('says how long to wait where too much was asked', async () => {
    network(() => {
      const later = refusal(429, 'limited');
      later.headers.set('retry-after', '120');
      return later;
    });
    await openAccountPage('/auth/login', null);
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Riprova tra 2 minuti/);
  });

  it('leads on who is signed in already, and who signs in in another tab', async () => {
    network();
    const first = await openAccountPage('/auth/login?da=%2Fcart', ada);
    expect(await screen.findByText('Altra pagina')).toBeVisible();
    expect(first.address()).toBe('/cart');
    forgetSession();
    const second = await openAccountPage('/auth/login?da=%2Fcart', null);
    await email();
    act(() => openSession(ada));
    expect(second.address()).toBe('/cart');
  });

  it('says where nobody can sign in, and tries again', async () => {
    fakeNetwork();
    await openAccountPage('/auth/login', null);
    expect(await screen.findByText('Accesso momentaneamente non disponibile')).toBeVisible();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    network();
    await userEvent.click(button('Riprova'));
    expect(await email()).toBeVisible();
  });
});

describe('the second factor at the sign-in', () => {
  const required = {
    success: false as const,
    error: 'Serve anche il codice di verifica',
    code: 'second-factor-required',
    retryAfter: null,
    secondFactor: { app: true, passkey: null },
  };
  const wrong = {
    ...required,
    code: 'wrong-second-factor',
    error: 'Il codice o la passkey non è valido',
  };

  it('is asked for after the password, and sent with it', async () => {
    const answers = [required, { ...wrong, secondFactor: undefined }, letIn()];
    const asked = jest.fn<(typeof answers)[number], [unknown]>(() => answers.shift() ?? letIn());
    network(({ body }) => asked(body));
    await openAccountPage('/auth/login', null);
    await signIn();
    const code = await screen.findByRole('textbox', { name: 'Codice di verifica' });
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(getSession().status).toBe('guest');
    await userEvent.type(code, '123 456');
    await userEvent.click(button());
    expect(await screen.findByText('Il codice o la passkey non è valido')).toBeVisible();
    expect(code).toBeInvalid();
    await userEvent.clear(code);
    await userEvent.type(code, '654321');
    await userEvent.click(button());
    expect(await screen.findByText('Altra pagina')).toBeVisible();
    const credentials = { email: 'ada@posta.example', password: 'segreta', remember: false };
    expect(asked.mock.calls).toEqual([
      [credentials],
      [{ ...credentials, code: '123 456' }],
      [{ ...credentials, code: '654321' }],
    ]);
  });

  it('may be a recovery code, and leads back to the password', async () => {
    network(() => required);
    await openAccountPage('/auth/login', null);
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Usa un codice di recupero' }));
    expect(screen.getByRole('textbox', { name: 'Codice di recupero' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Codice di verifica' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Torna a e-mail e password' }));
    expect(await email()).toHaveValue('ada@posta.example');
  });
});

describe('where another provider signs in', () => {
  const provider = answer(authEndpoints.provider, () => ({
    kind: 'redirect' as const,
    startPath: '/api/auth/oidc/start',
    name: 'Scuola Digitale',
  }));

  it.each(['/auth/login', '/auth/register'])('there is one button at %s', async (path) => {
    fakeNetwork(provider);
    await openAccountPage(`${path}?da=%2Fcart`, null);
    const link = await screen.findByRole('link', { name: 'Continua con Scuola Digitale' });
    expect(link).toHaveAttribute('href', '/api/auth/oidc/start?da=%2Fcart');
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the way back says what went wrong', async () => {
    fakeNetwork(provider);
    await openAccountPage('/auth/login?errore=provider-cancelled', null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Hai annullato l’accesso.');
  });

  it('the way back says no words of others', async () => {
    fakeNetwork(provider);
    await openAccountPage('/auth/login?errore=Chiama+il+numero', null);
    expect(await screen.findByRole('link', { name: /^Continua/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
