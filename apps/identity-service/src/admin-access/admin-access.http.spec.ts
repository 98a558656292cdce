import { randomUUID } from 'node:crypto';
import { adminEndpoints } from '@zaino/contracts/identity';
import { MINUTE_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { AdminEntity } from '../users/admin.entity';
import { LoggedEventEntity } from '../security-log/logged-event.entity';
import { addAdmin, PASSWORD } from '../testing/accounts';
import { tokenIn } from '../testing/mail-link';
import { delivered } from '../testing/outbox-delivery';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const { login, openAccess, requestAccess } = adminEndpoints;
const done = { success: true };
const invalid = { status: 400, body: { code: 'invalid-link' } };

describe('an admin who is locked out', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const addReachable = async () => {
    const email = `${randomUUID()}@example.it`;
    const { id, username } = await addAdmin(service, { email });
    return { id, username, email };
  };
  const request = (username: string) =>
    service.browser().ask(requestAccess, { body: { username } });
  const open = (token: string, browser = service.browser()) =>
    browser.call(openAccess, { body: { token } });
  const signIn = (username: string, password: string, browser: TestBrowser) =>
    browser.ask(login, { body: { username, password } });
  const lock = async (username: string, browser: TestBrowser) => {
    for (let i = 0; i < 5; i += 1) await signIn(username, 'sbagliata', browser);
  };
  const linkFor = async ({ username, email }: { username: string; email: string }) => {
    await request(username.toUpperCase());
    return tokenIn(await service.mailbox.mailTo(email), 'admin-access');
  };

  it('gets back in by the link of a mail, with the password', async () => {
    const admin = await addReachable();
    const browser = service.browser();
    await lock(admin.username, browser);
    expect(await signIn(admin.username, PASSWORD, browser)).toMatchObject({
      error: 'Account bloccato',
    });
    const { status, body, headers } = await open(await linkFor(admin), browser);
    expect([status, body]).toEqual([200, done]);
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(await signIn(admin.username, 'sbagliata', browser)).toMatchObject({
      error: 'Credenziali non valide',
    });
    expect(await signIn(admin.username, PASSWORD, browser)).toMatchObject({ success: true });
  });

  it('gets back in with the browser that opens it alone', async () => {
    const admin = await addReachable();
    const other = service.browser();
    await lock(admin.username, other);
    await open(await linkFor(admin));
    expect(await signIn(admin.username, PASSWORD, other)).toMatchObject({
      error: 'Account bloccato',
    });
  });

  it('uses the link once, also of two at once', async () => {
    const token = await linkFor(await addReachable());
    const answers = await Promise.all([open(token), open(token), open(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await open(token)).toMatchObject(invalid);
  });

  it('uses it within fifteen minutes', async () => {
    const token = await linkFor(await addReachable());
    service.clock.advance(15 * MINUTE_MS);
    expect(await open(token)).toMatchObject(invalid);
  });

  it.each([
    ['is disabled', { disabledAt: new Date() }],
    ['has another address', { email: 'another@example.it' }],
    ['has none any more', { email: null }],
  ])('has no use of a link once the admin %s', async (_what, change) => {
    const admin = await addReachable();
    const token = await linkFor(admin);
    await service.app.get(DataSource).manager.update(AdminEntity, { id: admin.id }, change);
    expect(await open(token)).toMatchObject(invalid);
  });

  it('is answered like a name that does not exist, and one without an address', async () => {
    const { username } = await addAdmin(service);
    const gone = await addReachable();
    const { manager } = service.app.get(DataSource);
    await manager.update(AdminEntity, { id: gone.id }, { disabledAt: new Date() });
    for (const name of [username, 'nobody', gone.username]) {
      expect(await request(name)).toEqual(done);
    }
    await delivered(service);
    expect(service.mailbox.mailsTo(gone.email)).toEqual([]);
  });

  it('is not sent more than one a minute', async () => {
    const admin = await addReachable();
    await linkFor(admin);
    await Promise.all([request(admin.username), request(admin.username)]);
    await delivered(service);
    expect(service.mailbox.mailsTo(admin.email)).toHaveLength(1);
  });

  it('takes no customer’s link, and no customer’s page takes this one', async () => {
    const token = await linkFor(await addReachable());
    const reset = { path: '/api/auth/reset', body: { token, password: 'una password nuova' } };
    const answer = await service.browser().send(reset.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reset.body),
    });
    expect(answer).toMatchObject(invalid);
    expect((await open(token)).status).toBe(200);
  });

  it('leaves a line in the security log, without a name, an address or the link', async () => {
    const admin = await addReachable();
    const token = await linkFor(admin);
    await open(token);
    const events = service.app.get(DataSource).getRepository(LoggedEventEntity);
    const of = { category: 'admin.access-link', userId: admin.id };
    expect(await waitUntil(async () => (await events.countBy(of)) === 1, 10_000)).toBe(true);
    const text = JSON.stringify(await events.findBy({ category: 'admin.access-link' }));
    expect(text).toContain('richiesto');
    for (const secret of [admin.username, admin.email, token]) expect(text).not.toContain(secret);
  });
});
