import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import {
  adminEndpoints,
  adminFactorEndpoints,
  securityLogEndpoints,
} from '@zaino/contracts/identity';
import { problemSchema } from '@zaino/contracts/shared';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { commonPasswords } from '../passwords/common-passwords';
import { addAdmin, PASSWORD } from '../testing/accounts';
import { delivered } from '../testing/outbox-delivery';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { AdminEntity } from '../users/admin.entity';

const { login, verify, changePassword, countUsers } = adminEndpoints;
const NEW_PASSWORD = 'tutta un’altra password';

describe('an admin’s change of password', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const signIn = (username: string, password: string) =>
    service.browser().ask(login, { body: { username, password } });
  const withToken = async (username: string) => {
    const answer = await signIn(username, PASSWORD);
    if (!answer.success) throw new Error(answer.error);
    const { token } = answer;
    return { token, browser: service.browser({ authorization: `Bearer ${token}` }) };
  };
  const signedIn = async (fields: Partial<AdminEntity> = {}) => {
    const { id, username } = await addAdmin(service, fields);
    return { id, username, ...(await withToken(username)) };
  };
  const change = (browser: TestBrowser, currentPassword = PASSWORD, password = NEW_PASSWORD) =>
    browser.call(changePassword, { body: { currentPassword, password } });
  const isKnown = async (token: string) =>
    (await service.browser().ask(verify, { body: { token } })).success;

  it('sets the new password in place of the old one', async () => {
    const { browser, username } = await signedIn();
    expect((await change(browser)).status).toBe(200);
    expect(await signIn(username, PASSWORD)).toMatchObject({ success: false });
    expect(await signIn(username, NEW_PASSWORD)).toMatchObject({ success: true });
  });

  it('goes on with a new token, and ends all others', async () => {
    const { browser, id, username, token } = await signedIn();
    const other = await withToken(username);
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    const changed = await browser.ask(changePassword, { body });
    expect(changed.user).toMatchObject({ id, username, role: 'admin' });
    expect([
      await isKnown(token),
      await isKnown(other.token),
      await isKnown(changed.token),
    ]).toEqual([false, false, true]);
    const goingOn = service.browser({ authorization: `Bearer ${changed.token}` });
    expect((await goingOn.call(countUsers)).status).toBe(200);
    const { sessionGeneration } = await service.app
      .get(DataSource)
      .getRepository(AdminEntity)
      .findOneByOrFail({ id });
    expect(sessionGeneration).toBe(1);
  });

  it('needs the current password', async () => {
    const { browser, username } = await signedIn();
    const message = 'La password non è corretta';
    expect(await change(browser, 'sbagliata')).toMatchObject({
      status: 400,
      body: { code: 'wrong-password', errors: [{ path: 'currentPassword', message }] },
    });
    expect(await signIn(username, PASSWORD)).toMatchObject({ success: true });
  });

  it('counts wrong passwords as sign-in does', async () => {
    const { browser } = await signedIn();
    const codes: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { body } = await change(browser, 'sbagliata');
      codes.push(problemSchema.parse(body).code);
    }
    expect(codes).toEqual([
      ...Array<string>(4).fill('wrong-password'),
      'account-just-locked',
      'account-locked',
    ]);
    expect((await change(browser)).status).toBe(429);
  });

  it('refuses what a guesser tries, and what is too short for an admin', async () => {
    const { browser, username } = await signedIn();
    const common = [...commonPasswords].find(({ length }) => length >= 12) ?? '';
    for (const weak of [username, 'scuolascuolascuola', common]) {
      expect(await change(browser, PASSWORD, weak)).toMatchObject({
        status: 400,
        body: { code: 'weak-password', errors: [{ path: 'password' }] },
      });
    }
    const message = 'La password deve essere di almeno 12 caratteri';
    expect(await change(browser, PASSWORD, 'undici lett')).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'password', message }] },
    });
    expect(await signIn(username, PASSWORD)).toMatchObject({ success: true });
  });

  it('lets one of two changes at once win', async () => {
    const { browser, username } = await signedIn();
    const { browser: second } = await withToken(username);
    const answers = await Promise.all([
      change(browser, PASSWORD, 'prima nuova password'),
      change(second, PASSWORD, 'seconda nuova password'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes a current password whose hash is of older parameters', async () => {
    const passwordHash = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
    const admin = await addAdmin(service);
    const { browser } = await withToken(admin.username);
    const admins = service.app.get(DataSource).getRepository(AdminEntity);
    await admins.update({ id: admin.id }, { passwordHash });
    expect((await change(browser)).status).toBe(200);
  });

  it('tells the admin by mail, and the security log', async () => {
    const email = `${randomUUID()}@example.it`;
    const { browser, id } = await signedIn({ email });
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    const { token } = await browser.ask(changePassword, { body });
    await delivered(service);
    const subjects = service.mailbox.mailsTo(email).map(({ subject }) => subject);
    expect(subjects).toContain('Area Riservata: password cambiata');
    const goingOn = service.browser({ authorization: `Bearer ${token}` });
    const query = { category: 'auth.password', userId: id };
    const entries = async () => (await goingOn.ask(securityLogEndpoints.search, { query })).entries;
    await waitUntil(async () => (await entries()).length > 0, 15_000);
    expect((await entries()).map(({ message }) => message)).toEqual([
      'Password di un amministratore cambiata',
    ]);
  });

  it('is made by nobody else', async () => {
    const { browser, id } = await signedIn();
    expect((await change(service.browser())).status).toBe(401);
    const admins = service.app.get(DataSource).getRepository(AdminEntity);
    await admins.update({ id }, { disabledAt: new Date() });
    expect((await change(browser)).status).toBe(401);
  });
});

describe('an admin who has still to enrol a second factor', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ ADMIN_SECOND_FACTOR: 'true' });
  });
  afterAll(() => service.stop());

  it('changes no password before that', async () => {
    const { username } = await addAdmin(service);
    const answer = await service.browser().ask(login, { body: { username, password: PASSWORD } });
    if (!answer.success) throw new Error(answer.error);
    const browser = service.browser({ authorization: `Bearer ${answer.token}` });
    expect((await browser.call(adminFactorEndpoints.status)).status).toBe(200);
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await browser.call(changePassword, { body })).status).toBe(401);
  });
});
