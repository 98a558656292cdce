import { randomUUID } from 'node:crypto';
import { authEndpoints, redirectEndpoints } from '@zaino/contracts/identity';
import { MINUTE_MS } from '@zaino/rules/durations';
import { DataSource } from 'typeorm';
import { addUser, PASSWORD } from '../testing/accounts';
import type { TestBrowser } from '../testing/test-browser';
import { type ForeignClaims, TestOidc } from '../testing/test-oidc';
import { PUBLIC_URL, startTestService, type TestService } from '../testing/test-service';
import { UserEntity } from '../users/user.entity';

const { start, callback } = redirectEndpoints;
const { me } = authEndpoints;

describe('sign-in by an OpenID Connect provider', () => {
  let oidc: TestOidc;
  let service: TestService;

  beforeAll(async () => {
    oidc = await TestOidc.open(`${PUBLIC_URL}${callback.path}`);
    service = await startTestService({
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: 'zaino',
      OIDC_CLIENT_SECRET: 'a secret between the two',
      OIDC_NAME: 'Registro di prova',
    });
  });
  afterAll(async () => {
    await service.stop();
    await oidc.stop();
  });

  const newClaims = (claims: ForeignClaims = {}): ForeignClaims => ({
    email: `${randomUUID()}@scuola.example`,
    email_verified: true,
    name: 'Ada Rossi',
    given_name: 'Ada',
    family_name: 'Rossi',
    ...claims,
  });
  const begin = async (browser: TestBrowser, da?: string) => {
    const { status, headers } = await browser.call(start, { query: da ? { da } : {} });
    expect(status).toBe(302);
    return headers.get('location') ?? '';
  };
  const comeBack = async (browser: TestBrowser, url: URL) => {
    const { status, headers } = await browser.send(url.pathname + url.search);
    return [status, headers.get('location')];
  };
  const signIn = async (browser: TestBrowser, claims: ForeignClaims | 'cancel', da?: string) =>
    comeBack(browser, await oidc.visit(await begin(browser, da), claims));
  const users = () => service.app.get(DataSource).getRepository(UserEntity);

  it('tells the page where to go', async () => {
    expect(await service.browser().ask(authEndpoints.provider)).toEqual({
      kind: 'redirect',
      startPath: '/api/auth/oidc/start',
      name: 'Registro di prova',
    });
  });

  it('asks by the code flow with PKCE, state and nonce, and comes back to our own address', async () => {
    const browser = service.browser({ host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const { searchParams, origin } = new URL(await begin(browser));
    expect(origin).toBe(oidc.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'zaino',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${PUBLIC_URL}/api/auth/oidc/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
  });

  it('makes a family’s account, opens a session and leads to the page of origin', async () => {
    const browser = service.browser();
    const claims = newClaims();
    expect(await signIn(browser, claims, '/profile?scheda=1')).toEqual([302, '/profile?scheda=1']);
    expect(await browser.ask(me)).toMatchObject({
      user: {
        email: claims.email,
        isEmailVerified: true,
        displayName: 'Ada Rossi',
        role: 'customer',
      },
    });
    const user = await users().findOneByOrFail({ email: claims.email });
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Rossi', passwordHash: null });
  });

  it('knows the same person again', async () => {
    const claims = newClaims();
    const [first, second] = [service.browser(), service.browser()];
    await signIn(first, claims);
    await signIn(second, claims);
    const [one, other] = await Promise.all([first.ask(me), second.ask(me)]);
    expect(one?.user.uid).toBe(other?.user.uid);
    expect(one?.customerToken).not.toBe(other?.customerToken);
  });

  it('gives a new session id, and ends the one that the browser brought', async () => {
    const browser = service.browser();
    await signIn(browser, newClaims());
    const before = service.browser();
    before.cookies.set('zaino_session', browser.cookies.get('zaino_session') ?? '');
    await signIn(browser, newClaims());
    expect(await before.ask(me)).toBeNull();
    expect(await browser.ask(me)).not.toBeNull();
  });

  it('merges by an e-mail that the provider has verified, and keeps what was written here', async () => {
    const own = await addUser(service, {
      displayName: 'Mamma di Ada',
      emailVerifiedAt: new Date(),
    });
    const browser = service.browser();
    await signIn(browser, newClaims({ email: own.email.toUpperCase() }));
    expect(await browser.ask(me)).toMatchObject({
      user: { uid: own.uid, displayName: 'Mamma di Ada' },
    });
    const merged = await users().findOneByOrFail({ uid: own.uid });
    expect(merged).toMatchObject({ firstName: 'Ada', passwordHash: own.passwordHash });
  });

  it('takes password and sessions from who registered somebody else’s address', async () => {
    const squatted = await addUser(service);
    const browser = service.browser();
    await signIn(browser, newClaims({ email: squatted.email }));
    expect(await browser.ask(me)).toMatchObject({ user: { isEmailVerified: true } });
    expect((await users().findOneByOrFail({ uid: squatted.uid })).passwordHash).toBeNull();
  });

  it.each([
    ['an e-mail of somebody here that nobody has verified', { email_verified: false }],
    ['one whose verification is no more than a text', { email_verified: 'true' as never }],
  ])('does not merge by %s', async (_, change) => {
    const own = await addUser(service, { emailVerifiedAt: new Date() });
    const browser = service.browser();
    expect(await signIn(browser, newClaims({ email: own.email, ...change }))).toEqual([
      302,
      '/auth/login?errore=provider-email-taken',
    ]);
    expect(await browser.ask(me)).toBeNull();
    expect((await users().findOneByOrFail({ uid: own.uid })).providerSubject).toBeNull();
  });

  it('opens nothing of an account that staff has suspended', async () => {
    const email = `${randomUUID()}@example.it`;
    const own = await addUser(service, { email, emailVerifiedAt: new Date() });
    await users().update({ uid: own.uid }, { suspendedAt: new Date() });
    const browser = service.browser();
    expect(await signIn(browser, newClaims({ email }))).toEqual([
      302,
      '/auth/login?errore=account-suspended',
    ]);
    expect(await browser.ask(me)).toBeNull();
  });

  it('asks for an e-mail', async () => {
    const browser = service.browser();
    expect(await signIn(browser, newClaims({ email: undefined }))).toEqual([
      302,
      '/auth/login?errore=provider-without-email',
    ]);
  });

  it('refuses another state', async () => {
    const browser = service.browser();
    const back = await oidc.visit(await begin(browser), newClaims());
    back.searchParams.set('state', 'A'.repeat(43));
    expect(await comeBack(browser, back)).toEqual([302, '/auth/login?errore=provider-failed']);
    expect(await browser.ask(me)).toBeNull();
  });

  it('refuses the code of another journey, and another browser', async () => {
    const [attacker, victim, bystander] = [service.browser(), service.browser(), service.browser()];
    const attackers = await oidc.visit(await begin(attacker), newClaims());
    await begin(victim);
    for (const browser of [victim, bystander]) {
      expect(await comeBack(browser, attackers)).toEqual([
        302,
        '/auth/login?errore=provider-failed',
      ]);
      expect(await browser.ask(me)).toBeNull();
    }
  });

  it('refuses a callback that comes once more', async () => {
    const browser = service.browser();
    const location = await begin(browser, '/profile');
    const journey = browser.cookies.get('zaino_oidc') ?? '';
    const back = await oidc.visit(location, newClaims());
    expect(await comeBack(browser, back)).toEqual([302, '/profile']);
    expect(browser.cookies.has('zaino_oidc')).toBe(false);
    const replay = service.browser();
    replay.cookies.set('zaino_oidc', journey);
    expect(await comeBack(replay, back)).toEqual([302, '/auth/login?errore=provider-failed']);
    expect(await replay.ask(me)).toBeNull();
  });

  it('refuses who comes back after ten minutes', async () => {
    const browser = service.browser();
    const back = await oidc.visit(await begin(browser), newClaims());
    service.clock.advance(10 * MINUTE_MS);
    expect(await comeBack(browser, back)).toEqual([302, '/auth/login?errore=provider-failed']);
  });

  it('says so when one has changed one’s mind there', async () => {
    const browser = service.browser();
    expect(await signIn(browser, 'cancel', '/dashboard')).toEqual([
      302,
      '/auth/login?errore=provider-cancelled&da=%2Fdashboard',
    ]);
    expect(await browser.ask(me)).toBeNull();
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/%0d%0aX: y'])(
    'leads nobody to %s',
    async (da) => {
      expect(await signIn(service.browser(), newClaims(), da)).toEqual([302, '/']);
    },
  );

  it.each(['cross-site', 'same-site'])(
    'begins at our own page where a %s page leads there',
    async (site) => {
      const led = service.browser({ 'sec-fetch-site': site });
      expect(await begin(led)).toBe('/auth/login');
      expect(await begin(led, '/profile')).toBe('/auth/login?da=%2Fprofile');
      expect(led.cookies.size).toBe(0);
    },
  );

  it.each(['same-origin', 'none'])('begins at once for who comes from %s', async (site) => {
    const own = service.browser({ 'sec-fetch-site': site });
    expect(new URL(await begin(own)).origin).toBe(oidc.issuer);
  });

  it('leaves passwords to the provider', async () => {
    const { email } = await addUser(service);
    const calls = await Promise.all([
      service.browser().call(authEndpoints.login, { body: { email, password: PASSWORD } }),
      service.browser().call(authEndpoints.register, {
        body: { email: 'nuova@example.it', password: PASSWORD, profile: { name: 'Ada' } },
      }),
      service.browser().call(authEndpoints.requestReset, { body: { email } }),
      service.browser().call(authEndpoints.reset, {
        body: { token: 'A'.repeat(43), password: PASSWORD },
      }),
    ]);
    for (const { status, body } of calls) {
      expect([status, body]).toMatchObject([403, { code: 'not-ours' }]);
    }
  });

  it('says that sign-in is unavailable while the provider is away, and works again by itself', async () => {
    const browser = service.browser();
    const location = await begin(browser, '/profile');
    const back = await oidc.visit(location, newClaims());
    await oidc.stop();
    const away = '/auth/login?errore=provider-unavailable&da=%2Fprofile';
    expect(await comeBack(browser, back)).toEqual([302, away]);
    // A copy that has not asked the provider for anything yet.
    const fresh = await service.startCopy();
    expect(await begin(fresh.browser(), '/profile')).toBe(away);
    await oidc.restart();
    const again = fresh.browser();
    expect(await signIn(again, newClaims(), '/profile')).toEqual([302, '/profile']);
  });
});

describe('sign-in by our own passwords', () => {
  it('has no way to another provider', async () => {
    const service = await startTestService();
    expect(await service.browser().ask(authEndpoints.provider)).toEqual({
      kind: 'password',
      startPath: null,
      name: null,
    });
    for (const endpoint of [start, callback]) {
      expect((await service.browser().call(endpoint)).status).toBe(404);
    }
    await service.stop();
  });
});
