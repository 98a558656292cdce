import { randomUUID } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import { authEndpoints } from '@zaino/contracts/identity';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { IDENTITY_PROVIDER, type PasswordChecks } from '../provider/identity-provider';
import { addUser, PASSWORD } from '../testing/accounts';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { UserEntity } from '../users/user.entity';

const { login, logout, me, sessions } = authEndpoints;
const MONTH_S = 30 * 24 * 60 * 60;

describe('sign-in', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const signIn = (email: string, browser: TestBrowser = service.browser()) =>
    browser.ask(login, { body: { email, password: PASSWORD } });

  it('answers with who one is, the tokens and a cookie that scripts cannot read', async () => {
    const user = await addUser(service);
    const browser = service.browser();
    const { headers, body } = await browser.call(login, {
      body: { email: user.email, password: PASSWORD },
    });
    const answer = login.response.parse(body);
    expect(answer).toMatchObject({
      success: true,
      user: { uid: user.uid, email: user.email, role: 'customer', isEmailVerified: false },
      tenant: null,
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^zaino_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=/),
      expect.stringMatching(/^zaino_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(headers.getSetCookie()[0]).toMatch(new RegExp(`Max-Age=${MONTH_S}$`));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(body)).not.toContain(browser.cookies.get('zaino_session'));
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('keeps the cookie of who wants to be remembered', async () => {
    const { email } = await addUser(service);
    const { headers } = await service.browser().call(login, {
      body: { email, password: PASSWORD, remember: true },
    });
    expect(headers.getSetCookie()[1]).toMatch(new RegExp(`; Max-Age=${MONTH_S}$`));
  });

  it('sends cookies over HTTPS only where the shop has it', async () => {
    const secure = await startTestService({ PUBLIC_URL: 'https://zaino.example' });
    const { email } = await addUser(secure);
    const { headers } = await secure.browser().call(login, { body: { email, password: PASSWORD } });
    expect(headers.getSetCookie().map((cookie) => cookie.includes('; Secure'))).toEqual([
      true,
      true,
    ]);
    await secure.stop();
  });

  it('says who is signed in, and of nobody null', async () => {
    const { email, uid } = await addUser(service);
    const browser = service.browser();
    expect(await browser.ask(me)).toBeNull();
    const opened = await signIn(email, browser);
    const { headers, body } = await browser.call(me);
    expect(headers.get('cache-control')).toBe('no-store');
    expect({ success: true, ...me.response.parse(body) }).toEqual(opened);
    expect(body).toMatchObject({ user: { uid } });
  });

  it('takes a cookie away that is worth nothing', async () => {
    for (const cookie of ['A'.repeat(43), 'no token', '']) {
      const { headers, body } = await service
        .browser()
        .send(me.path, { headers: { cookie: `a=b; zaino_session=${cookie}` } });
      expect(body).toBeNull();
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^zaino_session=;.*Max-Age=0/),
      ]);
    }
    expect((await service.browser().call(me)).headers.getSetCookie()).toEqual([]);
  });

  it('takes over no id that a browser brings along (session fixation)', async () => {
    const { email } = await addUser(service);
    const planted = 'P'.repeat(43);
    const browser = service.browser();
    browser.cookies.set('zaino_session', planted);
    await signIn(email, browser);
    expect(browser.cookies.get('zaino_session')).not.toBe(planted);
    const attacker = service.browser();
    attacker.cookies.set('zaino_session', planted);
    expect(await attacker.ask(me)).toBeNull();
  });

  it('ends the session that an attacker had opened in the browser', async () => {
    const [attacker, victim] = [await addUser(service), await addUser(service)];
    const attackers = service.browser();
    await signIn(attacker.email, attackers);
    const browser = service.browser();
    browser.cookies.set('zaino_session', attackers.cookies.get('zaino_session') ?? '');
    expect(await signIn(victim.email, browser)).toMatchObject({ user: { uid: victim.uid } });
    expect(await attackers.ask(me)).toBeNull();
  });

  it('gives a new id at every sign-in', async () => {
    const { email } = await addUser(service);
    const browser = service.browser();
    await signIn(email, browser);
    const first = browser.cookies.get('zaino_session');
    await signIn(email, browser);
    expect(browser.cookies.get('zaino_session')).not.toBe(first);
  });

  it('leaves nothing to a cookie that was stolen before the sign-out', async () => {
    const { email } = await addUser(service);
    const browser = service.browser();
    await signIn(email, browser);
    const thief = service.browser();
    thief.cookies.set('zaino_session', browser.cookies.get('zaino_session') ?? '');
    expect((await thief.call(sessions)).status).toBe(200);
    const { headers } = await browser.call(logout);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^zaino_session=;.*Max-Age=0/)]);
    expect((await thief.call(sessions)).status).toBe(401);
    expect(await thief.ask(me)).toBeNull();
  });

  it('signs nobody out without the CSRF token', async () => {
    const { email } = await addUser(service);
    const browser = service.browser();
    await signIn(email, browser);
    for (const token of ['', 'A'.repeat(43)]) {
      const answer = await browser.call(logout, { headers: { 'x-csrf-token': token } });
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'csrf' }]);
    }
    expect(await browser.ask(me)).not.toBeNull();
    expect((await service.browser().call(logout)).status).toBe(401);
  });

  it('brings an owner the bookshop, and goes on without it', async () => {
    const tenantId = randomUUID();
    const owner = await addUser(service, { role: 'bookshop', tenantId });
    service.bookshops.isAway = true;
    expect(await signIn(owner.email)).toMatchObject({ user: { tenantId }, tenant: null });
    service.bookshops.isAway = false;
    const other = { id: randomUUID(), ownerId: owner.uid, name: 'Libreria' };
    service.bookshops.add({ ...other, domain: 'libreria-prova' });
    const second = await addUser(service, { role: 'bookshop', tenantId: other.id });
    expect(await signIn(second.email)).toMatchObject({
      user: { role: 'bookshop', tenantId: other.id },
      tenant: { id: other.id, domain: 'libreria-prova', name: 'Libreria' },
    });
    const asked = service.bookshops.calls.length;
    await signIn(second.email);
    expect(service.bookshops.calls).toHaveLength(asked);
  });

  it('brings a hash of older parameters up to date', async () => {
    const passwordHash = hashSync(PASSWORD, { memoryCost: 4_096, timeCost: 3 });
    const { email, uid } = await addUser(service, { passwordHash });
    await signIn(email);
    const users = service.app.get(DataSource).getRepository(UserEntity);
    const renewed = (await users.findOneByOrFail({ uid })).passwordHash;
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/);
    expect(await signIn(email)).toMatchObject({ success: true });
  });

  it('leaves no session to a password that was changed at the same moment', async () => {
    const { email, uid } = await addUser(service);
    const provider = service.app.get<PasswordChecks>(IDENTITY_PROVIDER);
    const prove = provider.prove.bind(provider);
    jest.spyOn(provider, 'prove').mockImplementationOnce(async (user, password) => {
      const proved = await prove(user, password);
      const passwordHash = hashSync('another password');
      await service.app.get(DataSource).getRepository(UserEntity).update({ uid }, { passwordHash });
      return proved;
    });
    const browser = service.browser();
    expect(await signIn(email, browser)).toMatchObject({
      success: false,
      code: 'wrong-credentials',
    });
    expect(await browser.ask(me)).toBeNull();
    expect(await service.app.get(SessionStore).list(uid)).toEqual([]);
  });

  it('gives a session of now where the account was signed out everywhere at the same moment', async () => {
    const { email, uid } = await addUser(service);
    const first = service.browser();
    await signIn(email, first);
    const provider = service.app.get<PasswordChecks>(IDENTITY_PROVIDER);
    const prove = provider.prove.bind(provider);
    jest.spyOn(provider, 'prove').mockImplementationOnce(async (user, password) => {
      await first.ask(authEndpoints.revokeAllSessions, { body: { password: PASSWORD } });
      return prove(user, password);
    });
    const browser = service.browser();
    expect(await signIn(email, browser)).toMatchObject({ success: true });
    expect(await browser.ask(me)).not.toBeNull();
    const sessions = await service.app.get(SessionStore).list(uid);
    expect(sessions.map(({ generation }) => generation)).toEqual([1]);
  });

  it('lets nobody in to an account without a password', async () => {
    const { email } = await addUser(service, { passwordHash: null });
    expect(await signIn(email)).toMatchObject({ success: false, code: 'wrong-credentials' });
  });
});
