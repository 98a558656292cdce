import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { fakeService, serviceDown } from '@zaino/web/fake-service';
import { getAdminToken, setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';

const refused = { success: false, error: 'Credenziali non valide' } as const;
const button = () => screen.getByRole('button', { name: /^Acce/ });

async function fillIn(username = 'direzione', password = 'segreta'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
}

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the admins’ sign-in', () => {
  it.each([
    ['/admin/login', '/admin'],
    ['/admin/login?da=/admin/blog?pagina=2', '/admin/blog?pagina=2'],
    ['/admin/login?da=/profile', '/admin'],
    ['/admin/login?da=//evil.example/admin/x', '/admin'],
    ['/admin/login?da=/admin/login', '/admin'],
  ])('at %s leads to %s', async (path, target) => {
    const token = newToken();
    const asked = fakeService(adminEndpoints, {
      login: () => ({ success: true as const, token, user: ADMIN }),
    });
    const { address } = openAdminArea(path);
    await fillIn(' direzione ');
    await userEvent.click(button());
    await waitFor(() => expect(address()).toBe(target));
    expect(getAdminToken()).toBe(token);
    const [, init] = asked.mock.calls[0] ?? [];
    expect(JSON.parse(init?.body as string)).toEqual({
      username: 'direzione',
      password: 'segreta',
    });
  });

  it.each([
    [
      'the returned error',
      () => ({ success: false as const, error: 'Account bloccato' }),
      'Account bloccato',
    ],
    [
      'its own words without one',
      () => ({ success: false as const, error: '' }),
      'Credenziali non valide',
    ],
    ['a failure of the connection', serviceDown, 'Errore di connessione'],
    ['that it was too often', () => Response.json({}, { status: 429 }), /^Troppe richieste/],
  ])('says %s, and keeps what was typed', async (_what, login, words) => {
    fakeService(adminEndpoints, { login });
    openAdminArea('/admin/login');
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveValue('direzione');
    expect(screen.getByLabelText('Password')).toHaveValue('segreta');
    expect(getAdminToken()).toBeNull();
  });

  it('says what is missing, and asks nobody', async () => {
    const asked = fakeService(adminEndpoints, {});
    openAdminArea('/admin/login');
    await userEvent.type(await screen.findByLabelText('Password'), 'segreta');
    await userEvent.click(button());
    expect(screen.getByText('Scrivi il tuo username')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is sent once, with its button disabled meanwhile', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const asked = fakeService(adminEndpoints, { login: () => held.then(() => refused) });
    openAdminArea('/admin/login');
    await fillIn();
    await userEvent.click(button());
    expect(button()).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    act(() => answer());
    await screen.findByRole('alert');
    expect(button()).toBeEnabled();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('shows and hides the password', async () => {
    fakeService(adminEndpoints, {});
    openAdminArea('/admin/login');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Mostra Password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('asks for the second factor of who has one', async () => {
    const token = newToken();
    const required = {
      success: false as const,
      error: 'Serve anche il codice di verifica',
      code: 'second-factor-required',
      secondFactor: { app: true, passkey: null },
    };
    const answers = [required, { success: true as const, token, user: ADMIN }];
    fakeService(adminEndpoints, { login: () => answers.shift() ?? refused });
    const { address } = openAdminArea('/admin/login');
    await fillIn();
    await userEvent.click(button());
    const code = await screen.findByRole('textbox', { name: 'Codice di verifica' });
    await waitFor(() => expect(code).toHaveFocus());
    expect(getAdminToken()).toBeNull();
    await userEvent.type(code, '123456');
    await userEvent.click(button());
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(getAdminToken()).toBe(token);
  });

  it('keeps who has none at its enrolment, with a token that the browser does not store', async () => {
    fakeService(adminEndpoints, {
      login: () => ({
        success: true as const,
        token: newToken(),
        user: ADMIN,
        mustEnrol: true as const,
      }),
    });
    const { address } = openAdminArea('/admin/login');
    await fillIn();
    await userEvent.click(button());
    const title = 'Attiva la verifica in due passaggi';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Con un’app di codici' })).toBeVisible();
    expect(getAdminToken()).toBeNull();
    expect(address()).toBe('/admin/login');
  });

  it('leads on who is signed in already', async () => {
    setAdminToken(newToken());
    fakeService(adminEndpoints, { verify: () => ({ success: true as const, user: ADMIN }) });
    const { address } = openAdminArea('/admin/login?da=/admin/orders');
    await waitFor(() => expect(address()).toBe('/admin/orders'));
  });

  it('leads on who signs in by another tab', async () => {
    fakeService(adminEndpoints, { verify: () => ({ success: true as const, user: ADMIN }) });
    const { address } = openAdminArea('/admin/login?da=/admin/orders');
    await screen.findByLabelText('Username');
    setAdminToken(newToken());
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
    await waitFor(() => expect(address()).toBe('/admin/orders'));
  });

  it.each([
    ['', '/'],
    ['https://zaino.example', 'https://zaino.example'],
  ])('leads back to the site: %s', async (shop, href) => {
    fakeService(adminEndpoints, {});
    openAdminArea('/admin/login', { shop });
    const link = await screen.findByRole('link', { name: 'Torna al sito' });
    expect(link).toHaveAttribute('href', href);
  });
});
