import { adminEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { MINUTE_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { LoggedEventEntity } from '../security-log/logged-event.entity';
import { addAdmin, addUser, PASSWORD } from '../testing/accounts';
import { startTestService, type TestService } from '../testing/test-service';

const { login } = authEndpoints;
const MIN_MS = 250;

describe('attacks on sign-in', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ SIGN_IN_MIN_MS: String(MIN_MS) });
  });
  afterAll(() => service.stop());

  it.each([
    ['role', 'bookshop'],
    ['tenantId', '00000000-0000-4000-8000-000000000000'],
    ['uid', 'somebody'],
    ['isEmailVerified', true],
    ['__proto__', { role: 'admin' }],
  ])('refuses a body with %s (mass assignment)', async (name, value) => {
    const { email } = await addUser(service);
    const body = `{"email":"${email}","password":"${PASSWORD}","${name}":${JSON.stringify(value)}}`;
    for (const { path } of [login, adminEndpoints.login]) {
      const { status, headers } = await service.browser().send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: path === login.path ? body : body.replace('"email"', '"username"'),
      });
      expect([status, headers.get('set-cookie')]).toEqual([400, null]);
    }
  });

  it.each([
    ['that is no JSON', '{"email":', 400],
    ['of another form', '[]', 400],
    ['of nothing', '', 400],
    ['with an e-mail that is no text', '{"email":{"$ne":null},"password":"x"}', 400],
    ['with a password that is no text', '{"email":"a@b.it","password":["x"]}', 400],
    ['with a password of a megabyte', `{"email":"a@b.it","password":"${'x'.repeat(1e6)}"}`, 413],
    ['with a password longer than any', `{"email":"a@b.it","password":"${'x'.repeat(201)}"}`, 400],
  ])('refuses a body %s', async (_, body, expected) => {
    const { status } = await service.browser().send(login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(status).toBe(expected);
  });

  it.each([
    ['text/plain', JSON.stringify],
    ['multipart/form-data; boundary=x', JSON.stringify],
    ['application/x-www-form-urlencoded', (fields) => new URLSearchParams(fields).toString()],
  ] satisfies [string, (fields: Record<string, string>) => string][])(
    'refuses a form (%s), which any other site could send',
    async (type, encode) => {
      const { email } = await addUser(service);
      const { status, headers } = await service.browser().send(login.path, {
        method: 'POST',
        headers: { 'content-type': type },
        body: encode({ email, password: PASSWORD }),
      });
      expect([400, 415]).toContain(status);
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  it('tells nothing by status, body or headers about whether an account exists', async () => {
    const { email } = await addUser(service);
    const provider = await addUser(service, { passwordHash: null });
    const tell = async (body: { email: string; password: string }) => {
      const answer = await service.browser().call(login, { body });
      const names = [...answer.headers.keys()].sort();
      return { status: answer.status, names, body: answer.body };
    };
    const [known, ...others] = await Promise.all(
      [email, provider.email, 'nobody@example.it', 'no e-mail', "' OR 1=1 -- "].map((claimed) =>
        tell({ email: claimed, password: 'sbagliata' }),
      ),
    );
    expect(known).toMatchObject({ status: 200, body: { error: 'Credenziali non valide' } });
    for (const other of others) expect(other).toEqual(known);
  });

  it('takes its time for every attempt, right or wrong or refused', async () => {
    const { email } = await addUser(service);
    const { username } = await addAdmin(service);
    const attempts = [
      () => service.browser().call(login, { body: { email, password: PASSWORD } }),
      () => service.browser().call(login, { body: { email, password: 'sbagliata' } }),
      () => service.browser().call(login, { body: { email: 'no@no.it', password: 'sbagliata' } }),
      () =>
        service.browser().call(adminEndpoints.login, { body: { username, password: PASSWORD } }),
    ];
    for (const attempt of attempts) {
      const begun = performance.now();
      await attempt();
      // Timers may be a millisecond early.
      expect(performance.now() - begun).toBeGreaterThan(MIN_MS - 2);
    }
  });

  it('takes line breaks in the input for what they are (header injection)', async () => {
    const { email } = await addUser(service);
    const evil = '\r\nSet-Cookie: zaino_session=evil';
    const answers = await Promise.all([
      service.browser().call(login, { body: { email: `${email}${evil}`, password: 'x' } }),
      service.browser().call(login, { body: { email, password: `x${evil}` } }),
      service.browser().send(`/api/auth/me?a=${encodeURIComponent(evil)}`),
    ]);
    for (const { status, headers } of answers) {
      expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    }
  });

  it('shows of a user agent what it recognises and nothing else', async () => {
    const { email } = await addUser(service);
    const browser = service.browser({ 'user-agent': '<img src=x onerror=alert(1)> Firefox/1' });
    await browser.ask(login, { body: { email, password: PASSWORD } });
    const { sessions } = await browser.ask(authEndpoints.sessions);
    expect(sessions.map(({ device }) => device)).toEqual(['Firefox']);
  });

  it('writes down what happened without e-mails, passwords, tokens or addresses', async () => {
    const { email, uid } = await addUser(service);
    const browser = service.browser({ 'x-forwarded-for': '203.0.113.77' });
    for (let i = 0; i < 5; i += 1) {
      await browser.ask(login, { body: { email, password: 'sbagliata-e-segreta' } });
    }
    service.clock.advance(15 * MINUTE_MS);
    await browser.ask(login, { body: { email, password: PASSWORD } });
    await browser.ask(authEndpoints.logout);
    const events = service.app.get(DataSource).getRepository(LoggedEventEntity);
    expect(await waitUntil(async () => (await events.countBy({ userId: uid })) === 7, 10_000)).toBe(
      true,
    );
    const entries = await events.find({ where: { userId: uid }, order: { id: 'ASC' } });
    expect(entries.map(({ category }) => category)).toEqual([
      ...Array<string>(4).fill('auth.failure'),
      'auth.lockout',
      'auth.sign-in',
      'auth.sign-out',
    ]);
    const text = JSON.stringify(entries);
    const secrets = [email, 'segreta', PASSWORD, '203.0.113.77', ...browser.cookies.values()];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
