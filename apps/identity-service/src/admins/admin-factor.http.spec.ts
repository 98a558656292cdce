import {
  adminEndpoints,
  adminFactorEndpoints,
  authEndpoints,
  ownFactorEndpoints,
  securityLogEndpoints,
} from '@zaino/contracts/identity';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { MINUTE_MS } from '@zaino/rules/durations';
import { DataSource } from 'typeorm';
import { addAdmin, addUser, PASSWORD } from '../testing/accounts';
import { TestApp } from '../testing/factors';
import { TestAuthenticator } from '../testing/test-authenticator';
import { startTestService, type TestService } from '../testing/test-service';
import { AdminEntity } from '../users/admin.entity';

const { login, verify, logout, countUsers } = adminEndpoints;
const { status, beginApp, confirmApp, beginPasskey, addPasskey, remove } = adminFactorEndpoints;
const PAGE = { origin: 'http://admin.localhost:4200' };

describe('the second factor of admins', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ ADMIN_SECOND_FACTOR: 'true' });
  });
  afterAll(() => service.stop());

  const signIn = (username: string, more: object = {}, headers = {}) =>
    service.browser().ask(login, { body: { username, password: PASSWORD, ...more }, headers });
  const withToken = async (username: string, more: object = {}) => {
    const answer = await signIn(username, more);
    if (!answer.success) throw new Error(answer.error);
    return {
      ...answer,
      browser: service.browser({ authorization: `Bearer ${answer.token}`, ...PAGE }),
    };
  };
  const withApp = async () => {
    const { username } = await addAdmin(service);
    const { browser } = await withToken(username);
    const { key } = await browser.ask(beginApp, { body: { password: PASSWORD } });
    const app = new TestApp(service, key);
    const enrolled = await browser.ask(confirmApp, { body: { code: app.code() } });
    service.clock.advance(30_000);
    return { username, app, enrolling: browser, ...enrolled };
  };

  it('is missing at first: the token opens nothing but its enrolment', async () => {
    const { id, username } = await addAdmin(service);
    const { token, browser, user, mustEnrol } = await withToken(username);
    expect([user.id, mustEnrol]).toEqual([id, true]);
    expect(await service.browser().ask(verify, { body: { token } })).toEqual({
      success: false,
      error: 'Prima attiva la verifica in due passaggi',
      code: 'second-factor-missing',
    });
    for (const endpoint of [countUsers, securityLogEndpoints.search, logout]) {
      expect((await browser.call(endpoint)).status).toBe(401);
    }
    const disguised = service.browser();
    disguised.cookies.set(SESSION_COOKIE, token);
    expect(await disguised.ask(authEndpoints.me)).toBeNull();
    for (const endpoint of [authEndpoints.sessions, ownFactorEndpoints.status]) {
      expect((await disguised.call(endpoint)).status).toBe(401);
    }
    expect(await browser.ask(status)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
  });

  it('is enrolled by that token for a quarter of an hour without a call, and half an hour at most', async () => {
    const { username } = await addAdmin(service);
    const { browser } = await withToken(username);
    for (let i = 0; i < 2; i += 1) {
      service.clock.advance(14 * MINUTE_MS);
      expect((await browser.call(status)).status).toBe(200);
    }
    service.clock.advance(14 * MINUTE_MS);
    expect((await browser.call(status)).status).toBe(401);
  });

  it('lets in once it is enrolled, and the token of its enrolment ends', async () => {
    const { username, enrolling, recoveryCodes, session } = await withApp();
    expect(recoveryCodes).toHaveLength(10);
    expect(session?.user.username).toBe(username);
    const browser = service.browser({ authorization: `Bearer ${session?.token ?? ''}` });
    expect((await browser.call(countUsers)).status).toBe(200);
    expect((await enrolling.call(status)).status).toBe(401);
  });

  it('is asked for at every sign-in from then on', async () => {
    const { username, app, recoveryCodes } = await withApp();
    expect(await signIn(username)).toEqual({
      success: false,
      error: 'Serve anche il codice di verifica',
      code: 'second-factor-required',
      secondFactor: { app: true, passkey: null },
    });
    expect(await signIn(username, { code: app.wrongCode() })).toEqual({
      success: false,
      error: 'Il codice o la passkey non è valido',
      code: 'wrong-second-factor',
    });
    expect(await signIn(username, { code: app.code(), password: 'sbagliata' })).toEqual({
      success: false,
      error: 'Credenziali non valide',
    });
    const { token, mustEnrol } = await withToken(username, { code: app.code() });
    expect(mustEnrol).toBeUndefined();
    expect(await service.browser().ask(verify, { body: { token } })).toMatchObject({
      success: true,
      user: { username },
    });
    expect(await signIn(username, { code: recoveryCodes?.[0] })).toMatchObject({ success: true });
  });

  it('locks by wrong codes as by wrong passwords', async () => {
    const { username, app } = await withApp();
    const errors = [];
    for (let i = 0; i < 6; i += 1) {
      const answer = await signIn(username, { code: app.wrongCode() });
      errors.push(answer.success ? 'in' : answer.error);
    }
    expect(errors.slice(3)).toEqual([
      'Il codice o la passkey non è valido',
      'Account bloccato per troppi tentativi falliti',
      'Account bloccato',
    ]);
  });

  it('needs the password once more to begin', async () => {
    const { username } = await addAdmin(service);
    const { browser } = await withToken(username);
    for (const endpoint of [beginApp, beginPasskey]) {
      const answer = await browser.call(endpoint, { body: { password: 'sbagliata' } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'wrong-password' } });
    }
  });

  it('may be a passkey of the admin area’s own address', async () => {
    const { username } = await addAdmin(service);
    const { browser } = await withToken(username);
    const key = new TestAuthenticator('admin.localhost');
    const options = await browser.ask(beginPasskey, { body: { password: PASSWORD } });
    expect(options.rp.id).toBe('admin.localhost');
    const passkey = key.make(options.challenge, PAGE);
    const enrolled = await browser.ask(addPasskey, { body: { name: 'Chiave', passkey } });
    expect(enrolled.session?.token).toMatch(/^[\w-]{43}$/);
    const asked = await signIn(username, {}, PAGE);
    const challenge = asked.success ? '' : (asked.secondFactor?.passkey?.challenge ?? '');
    const used = { passkey: key.use(challenge, PAGE) };
    expect(await signIn(username, used, PAGE)).toMatchObject({ success: true });
    // At the shop's address it is another one's.
    expect(await signIn(username)).toMatchObject({ secondFactor: { passkey: null } });
  });

  it('cannot be the last one that is removed', async () => {
    const { username, app } = await withApp();
    const { browser } = await withToken(username, { code: app.code() });
    service.clock.advance(30_000);
    const body = { factor: 'app', code: app.code() };
    expect(await browser.call(remove, { body })).toMatchObject({
      status: 409,
      body: { code: 'last-second-factor' },
    });
    const key = new TestAuthenticator('admin.localhost');
    const { challenge } = await browser.ask(beginPasskey, { body: { password: PASSWORD } });
    const passkey = key.make(challenge, PAGE);
    const added = await browser.ask(addPasskey, { body: { name: 'Chiave', passkey } });
    expect(added).toEqual({ recoveryCodes: null, session: null });
    expect(await browser.ask(remove, { body })).toMatchObject({ app: null, recoveryCodesLeft: 10 });
  });

  it('is no customer’s, and a customer’s is no admin’s', async () => {
    const { email } = await addUser(service);
    const customer = service.browser();
    await customer.ask(authEndpoints.login, { body: { email, password: PASSWORD } });
    expect((await customer.call(status)).status).toBe(401);
    const { username } = await addAdmin(service);
    const { browser } = await withToken(username);
    expect((await browser.call(ownFactorEndpoints.status)).status).toBe(401);
  });

  it('is not enrolled by an admin who is disabled meanwhile', async () => {
    const admin = await addAdmin(service);
    const { browser } = await withToken(admin.username);
    const { key } = await browser.ask(beginApp, { body: { password: PASSWORD } });
    const admins = service.app.get(DataSource).getRepository(AdminEntity);
    await admins.update({ id: admin.id }, { disabledAt: new Date() });
    const body = { code: new TestApp(service, key).code() };
    expect((await browser.call(confirmApp, { body })).status).toBe(401);
  });
});

describe('where the second factor of admins is off, as in the demo', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  it('name and password suffice, until a factor is enrolled', async () => {
    const { username } = await addAdmin(service);
    const signIn = (more: object = {}) =>
      service.browser().ask(login, { body: { username, password: PASSWORD, ...more } });
    const answer = await signIn();
    if (!answer.success) throw new Error(answer.error);
    expect(answer.mustEnrol).toBeUndefined();
    const browser = service.browser({ authorization: `Bearer ${answer.token}` });
    expect((await browser.call(countUsers)).status).toBe(200);
    const { key } = await browser.ask(beginApp, { body: { password: PASSWORD } });
    const app = new TestApp(service, key);
    await browser.ask(confirmApp, { body: { code: app.code() } });
    service.clock.advance(30_000);
    expect(await signIn()).toMatchObject({ code: 'second-factor-required' });
    const code = app.code();
    expect(await signIn({ code })).toMatchObject({ success: true });
    service.clock.advance(30_000);
    const body = { factor: 'app', code: app.code() };
    expect(await browser.ask(remove, { body })).toMatchObject({ app: null, recoveryCodesLeft: 0 });
    expect(await signIn()).toMatchObject({ success: true });
  });
});
