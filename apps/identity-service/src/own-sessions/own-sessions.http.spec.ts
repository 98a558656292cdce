import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { problemSchema } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { Passwords } from '../passwords/passwords';
import { addUser, PASSWORD } from '../testing/accounts';
import { aSession, anAccount } from '../testing/test-account';
import { startTestService, type TestService } from '../testing/test-service';
import { sessionUser } from '../users/session-user';

const { login, me, sessions, revokeSession, revokeAllSessions } = authEndpoints;

const devices = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
};

describe('own devices', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const signedIn = async (email: string, device: keyof typeof devices = 'firefox') => {
    const browser = service.browser({ 'user-agent': devices[device] });
    await browser.ask(login, { body: { email, password: PASSWORD } });
    return browser;
  };

  it('are listed, the newest first, by names that a person knows', async () => {
    const { email } = await addUser(service);
    const begun = new Date(service.clock.now()).toISOString();
    const atHome = await signedIn(email);
    service.clock.advance(60_000);
    const onTheWay = await signedIn(email, 'iPhone');
    service.clock.advance(60_000);
    const answer = await atHome.ask(sessions);
    expect(answer.sessions).toMatchObject([
      { device: 'Safari su iPhone', isCurrent: false },
      {
        device: 'Firefox su Windows',
        isCurrent: true,
        createdAt: begun,
        lastSeenAt: new Date(service.clock.now()).toISOString(),
      },
    ]);
    const text = JSON.stringify(answer);
    for (const browser of [atHome, onTheWay]) {
      expect(text).not.toContain(browser.cookies.get('zaino_session'));
    }
    expect((await atHome.call(sessions)).headers.get('cache-control')).toBe('no-store');
  });

  it('are shown to their owner alone', async () => {
    const [one, other] = [await addUser(service), await addUser(service)];
    await signedIn(one.email);
    const browser = await signedIn(other.email);
    expect((await browser.ask(sessions)).sessions).toHaveLength(1);
    expect((await service.browser().call(sessions)).status).toBe(401);
  });

  it('are signed out one by one', async () => {
    const { email } = await addUser(service);
    const lost = await signedIn(email, 'iPhone');
    service.clock.advance(1_000);
    const atHome = await signedIn(email);
    const [, { id } = { id: '' }] = (await atHome.ask(sessions)).sessions;
    const ending = { params: { id }, body: { password: PASSWORD } };
    expect(await atHome.ask(revokeSession, ending)).toEqual({ success: true });
    expect((await lost.call(sessions)).status).toBe(401);
    expect(await lost.ask(me)).toBeNull();
    expect((await atHome.ask(sessions)).sessions).toHaveLength(1);
    expect((await atHome.call(revokeSession, ending)).status).toBe(404);
  });

  it('may be signed out by itself, cookie and all, without the password', async () => {
    const { email } = await addUser(service);
    const browser = await signedIn(email);
    const [{ id } = { id: '' }] = (await browser.ask(sessions)).sessions;
    const { headers } = await browser.call(revokeSession, { params: { id } });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^zaino_session=;.*Max-Age=0/)]);
    expect(await browser.ask(me)).toBeNull();
  });

  it('of others cannot be signed out', async () => {
    const [victim, attacker] = [await addUser(service), await addUser(service)];
    const victims = await signedIn(victim.email);
    const [{ id } = { id: '' }] = (await victims.ask(sessions)).sessions;
    const attackers = await signedIn(attacker.email);
    const cookie = victims.cookies.get('zaino_session') ?? '';
    const body = { password: PASSWORD };
    for (const handle of [id, cookie]) {
      const ending = { params: { id: handle }, body };
      expect((await attackers.call(revokeSession, ending)).status).toBe(404);
    }
    expect(await victims.ask(me)).not.toBeNull();
  });

  it('are signed out all at once, this one too', async () => {
    const { email } = await addUser(service);
    const other = await addUser(service);
    const stranger = await signedIn(other.email);
    const browsers = [await signedIn(email), await signedIn(email, 'iPhone')];
    const [first] = browsers;
    const answer = await first?.call(revokeAllSessions, { body: { password: PASSWORD } });
    expect(answer?.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^zaino_session=;.*Max-Age=0/),
    ]);
    for (const browser of browsers) expect((await browser.call(sessions)).status).toBe(401);
    expect(await stranger.ask(me)).not.toBeNull();
  });

  describe.each([revokeAllSessions, revokeSession])('by $method $path', (endpoint) => {
    const asking = async () => {
      const { email } = await addUser(service);
      const other = await signedIn(email, 'iPhone');
      const browser = await signedIn(email);
      const { sessions: listed } = await browser.ask(sessions);
      const id = listed.find(({ isCurrent }) => !isCurrent)?.id ?? '';
      const end = (body: object) => browser.call(endpoint, { params: { id }, body });
      return { other, end };
    };

    it('others are signed out by the password alone', async () => {
      const { other, end } = await asking();
      const missing = 'Scrivi la tua password per confermare';
      expect(await end({})).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', error: missing, errors: [{ path: 'password' }] },
      });
      expect(await end({ password: 'sbagliata' })).toMatchObject({
        status: 400,
        body: { code: 'wrong-password', errors: [{ path: 'password' }] },
      });
      expect(await other.ask(me)).not.toBeNull();
      expect((await end({ password: PASSWORD })).status).toBe(200);
      expect(await other.ask(me)).toBeNull();
    });

    it('wrong passwords count as at sign-in, missing ones do not', async () => {
      const { end } = await asking();
      for (let i = 0; i < 6; i += 1) await end({});
      const codes: string[] = [];
      for (let i = 0; i < 6; i += 1) {
        codes.push(problemSchema.parse((await end({ password: 'sbagliata' })).body).code);
      }
      expect(codes.slice(3)).toEqual(['wrong-password', 'account-just-locked', 'account-locked']);
      expect((await end({ password: PASSWORD })).status).toBe(429);
    });
  });

  it.each([revokeAllSessions, revokeSession])(
    'are not signed out without the CSRF token',
    async (endpoint) => {
      const { email } = await addUser(service);
      const browser = await signedIn(email);
      const [{ id } = { id: '' }] = (await browser.ask(sessions)).sessions;
      const headers = { 'x-csrf-token': 'A'.repeat(43) };
      expect((await browser.call(endpoint, { params: { id }, headers })).status).toBe(403);
      expect(await browser.ask(me)).not.toBeNull();
    },
  );

  it('end by themselves: a day without a call, or thirty for who is remembered', async () => {
    const { email } = await addUser(service);
    const forgotten = await signedIn(email);
    const remembered = service.browser();
    await remembered.ask(login, { body: { email, password: PASSWORD, remember: true } });
    service.clock.advance(DAY_MS);
    expect(await forgotten.ask(me)).toBeNull();
    service.clock.advance(28 * DAY_MS);
    expect(await remembered.ask(me)).not.toBeNull();
    service.clock.advance(29 * DAY_MS);
    expect(await remembered.ask(me)).not.toBeNull();
    service.clock.advance(30 * DAY_MS);
    expect(await remembered.ask(me)).toBeNull();
  });

  it('are the same for every copy of the service', async () => {
    const { email } = await addUser(service);
    const browser = await signedIn(email);
    const other = (await service.startCopy()).browser();
    other.cookies.set('zaino_session', browser.cookies.get('zaino_session') ?? '');
    expect(await other.ask(me)).toEqual(await browser.ask(me));
    await browser.ask(authEndpoints.logout);
    expect(await other.ask(me)).toBeNull();
  });

  it('end all for nobody whom a new password has signed out meanwhile', async () => {
    const { email } = await addUser(service);
    const atHome = await signedIn(email);
    const onTheWay = await signedIn(email, 'iPhone');
    const passwords = service.app.get(Passwords, { strict: false });
    const verify = passwords.verify.bind(passwords);
    jest.spyOn(passwords, 'verify').mockImplementationOnce(async (...given) => {
      const isRight = await verify(...given);
      const body = { currentPassword: PASSWORD, password: 'tutta un’altra password' };
      await atHome.ask(accountEndpoints.changePassword, { body });
      return isRight;
    });
    const body = { password: PASSWORD };
    expect((await onTheWay.call(revokeAllSessions, { body })).status).toBe(401);
    expect(await atHome.ask(me)).not.toBeNull();
  });
});

describe('own devices of an account without a password of ours', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  it.each([revokeAllSessions, revokeSession])('end by the session alone: $path', async (call) => {
    const { user, browser } = await anAccount(service, { providerSubject: `issuer ${call.path}` });
    const other = await aSession(service, sessionUser(user));
    const params = { id: other.session.customerToken };
    expect((await browser.call(call, { params })).status).toBe(200);
    expect(await other.browser.ask(me)).toBeNull();
  });
});

describe('where another provider signs people in', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({
      OIDC_ISSUER: 'https://provider.example',
      OIDC_CLIENT_ID: 'zaino',
    });
  });
  afterAll(() => service.stop());

  const withOldPassword = async () => {
    const { passwordHash } = await addUser(service);
    const { user, browser } = await anAccount(service, { passwordHash });
    return { browser, other: await aSession(service, sessionUser(user)) };
  };

  it('a password of before is asked for no more, to end a session', async () => {
    const { browser, other } = await withOldPassword();
    const params = { id: other.session.customerToken };
    expect((await browser.call(revokeSession, { params })).status).toBe(200);
    expect(await other.browser.ask(me)).toBeNull();
  });

  it('nor to delete the account', async () => {
    const { browser } = await withOldPassword();
    expect((await browser.call(accountEndpoints.deleteAccount, { body: {} })).status).toBe(200);
  });
});
