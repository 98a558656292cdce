import { adminEndpoints, authEndpoints, securityLogEndpoints } from '@zaino/contracts/identity';
import { MINUTE_MS } from '@zaino/rules/durations';
import { addAdmin, addUser, PASSWORD } from '../testing/accounts';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const { login, verify, logout, countUsers } = adminEndpoints;
const { search } = securityLogEndpoints;
const refused = { success: false, error: 'Credenziali non valide' };

describe('admins', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const signIn = (username: string, password = PASSWORD, browser = service.browser()) =>
    browser.ask(login, { body: { username, password } });
  const tokenOf = async (username: string) => {
    const answer = await signIn(username);
    if (!answer.success) throw new Error(answer.error);
    return answer.token;
  };
  const isLetIn = async (token: string, browser: TestBrowser = service.browser()) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await browser.call(search, { headers })).status === 200;
  };

  it('do not exist by default', async () => {
    const fresh = await startTestService();
    for (const username of ['admin', 'root', 'administrator', 'zaino']) {
      const answer = await fresh.browser().ask(login, { body: { username, password: 'admin' } });
      expect(answer).toEqual(refused);
    }
    await fresh.stop();
  });

  it('sign in for a token, and no cookie but that of the device', async () => {
    const { id, username, createdAt } = await addAdmin(service);
    const { body, headers } = await service.browser().call(login, {
      body: { username, password: PASSWORD },
    });
    expect(body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: { id, username, role: 'admin', areas: ['all'], createdAt: createdAt.toISOString() },
    });
    const [device = '', ...others] = headers.getSetCookie();
    expect(device).toMatch(
      /^zaino_admin_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=/,
    );
    expect(others).toEqual([]);
    expect(device).not.toContain((body as { token: string }).token);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('may spell their name in capitals', async () => {
    const { username } = await addAdmin(service);
    expect(await signIn(` ${username.toUpperCase()} `)).toMatchObject({ success: true });
  });

  it('are refused with 200 and the same words, whatever was wrong', async () => {
    const { username } = await addAdmin(service);
    const { email } = await addUser(service);
    const answers = [
      await signIn(username, 'sbagliata'),
      await signIn('nobody', PASSWORD),
      await signIn(email, PASSWORD),
    ];
    expect(answers).toEqual([refused, refused, refused]);
  });

  it('are known by their token', async () => {
    const { id, username } = await addAdmin(service);
    const token = await tokenOf(username);
    expect(await service.browser().ask(verify, { body: { token } })).toMatchObject({
      success: true,
      user: { id, username, role: 'admin', areas: ['all'] },
    });
    expect(await isLetIn(token)).toBe(true);
  });

  it.each(['', 'A'.repeat(43), 'no token'])('are not known by %j', async (token) => {
    expect(await service.browser().ask(verify, { body: { token } })).toEqual(refused);
    expect(await isLetIn(token)).toBe(false);
  });

  it('are nobody any more after half an hour without a call', async () => {
    const token = await tokenOf((await addAdmin(service)).username);
    for (let i = 0; i < 3; i += 1) {
      service.clock.advance(29 * MINUTE_MS);
      expect(await isLetIn(token)).toBe(true);
    }
    service.clock.advance(30 * MINUTE_MS);
    expect(await service.browser().ask(verify, { body: { token } })).toEqual(refused);
    expect(await isLetIn(token)).toBe(false);
  });

  it('sign out', async () => {
    const token = await tokenOf((await addAdmin(service)).username);
    const headers = { authorization: `Bearer ${token}` };
    expect(await service.browser().ask(logout, { headers })).toEqual({ success: true });
    expect(await service.browser().ask(verify, { body: { token } })).toEqual(refused);
    expect((await service.browser().call(logout, { headers })).status).toBe(401);
  });

  it('are told how many accounts there are', async () => {
    const headers = {
      authorization: `Bearer ${await tokenOf((await addAdmin(service)).username)}`,
    };
    const before = await service.browser().ask(countUsers, { headers });
    await addUser(service);
    await addUser(service, { role: 'bookshop' });
    expect(await service.browser().ask(countUsers, { headers })).toEqual({
      users: before.users + 2,
    });
  });

  it('alone are told how many accounts there are', async () => {
    const { email } = await addUser(service);
    const customer = service.browser();
    await customer.ask(authEndpoints.login, { body: { email, password: PASSWORD } });
    for (const browser of [customer, service.browser()]) {
      expect((await browser.call(countUsers)).status).toBe(401);
    }
  });

  it('are kept apart from customers', async () => {
    const { email } = await addUser(service);
    const browser = service.browser();
    await browser.ask(authEndpoints.login, { body: { email, password: PASSWORD } });
    const customers = browser.cookies.get('zaino_session') ?? '';
    expect(await isLetIn(customers, browser)).toBe(false);
    expect(await browser.ask(verify, { body: { token: customers } })).toEqual(refused);

    const token = await tokenOf((await addAdmin(service)).username);
    const disguised = service.browser();
    disguised.cookies.set('zaino_session', token);
    expect(await disguised.ask(authEndpoints.me)).toBeNull();
    expect((await disguised.call(authEndpoints.sessions)).status).toBe(401);
  });

  it('do not sign in once they are disabled', async () => {
    const { username } = await addAdmin(service, { disabledAt: new Date() });
    expect(await signIn(username)).toEqual(refused);
  });

  it('are locked out like customers, whether or not they exist', async () => {
    const { username } = await addAdmin(service);
    for (const name of [username, `nobody-${username.slice(0, 20)}`]) {
      const errors = [];
      for (let i = 0; i < 6; i += 1) errors.push(await signIn(name, 'sbagliata'));
      expect(errors).toEqual([
        ...Array<object>(4).fill(refused),
        { success: false, error: 'Account bloccato per troppi tentativi falliti' },
        { success: false, error: 'Account bloccato' },
      ]);
    }
    service.clock.advance(15 * MINUTE_MS);
    expect(await signIn(username, 'sbagliata')).toEqual(refused);
    const delayed = { success: false, error: 'Troppi tentativi di login falliti' };
    expect(await signIn(username)).toEqual(delayed);
    service.clock.advance(3 * MINUTE_MS);
    expect(await signIn(username)).toMatchObject({ success: true });
  });

  it('are not locked out by failures for a customer of the same name', async () => {
    const { email } = await addUser(service, { email: 'direzione' });
    const { username } = await addAdmin(service, { username: 'direzione' });
    for (let i = 0; i < 5; i += 1) {
      const body = { email, password: 'sbagliata' };
      await service.browser().ask(authEndpoints.login, { body });
    }
    expect(await signIn(username)).toMatchObject({ success: true });
  });
});
