import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { problemSchema, SESSION_COOKIE } from '@zaino/contracts/shared';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { Passwords } from '../passwords/passwords';
import { addUser, PASSWORD } from '../testing/accounts';
import { tokenIn } from '../testing/mail-link';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const NEW_PASSWORD = 'tutta un’altra password';

describe('change of password', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const login = async (email: string, password: string, remember = false) => {
    const browser = service.browser();
    const answer = await browser.ask(authEndpoints.login, { body: { email, password, remember } });
    return { browser, answer };
  };
  const change = (browser: TestBrowser, currentPassword = PASSWORD, password = NEW_PASSWORD) =>
    browser.call(accountEndpoints.changePassword, { body: { currentPassword, password } });
  const signedIn = async (remember = false) => {
    const { uid, email } = await addUser(service, { emailVerifiedAt: new Date() });
    return { uid, email, ...(await login(email, PASSWORD, remember)) };
  };

  it('sets the new password in place of the old one', async () => {
    const { browser, email } = await signedIn();
    expect((await change(browser)).status).toBe(200);
    expect((await login(email, PASSWORD)).answer.success).toBe(false);
    expect((await login(email, NEW_PASSWORD)).answer.success).toBe(true);
  });

  it.each([
    ['for as long as the browser is open', false],
    ['remembered', true],
  ])('gives this device a new session, %s', async (_, remember) => {
    const { browser, uid } = await signedIn(remember);
    const oldId = browser.cookies.get(SESSION_COOKIE) ?? '';
    const oldToken = browser.csrfToken;
    const answer = await change(browser);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE));
    expect(/Max-Age/i.test(cookie ?? '')).toBe(remember);
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(oldId);
    expect(browser.csrfToken).not.toBe(oldToken);
    expect(await service.app.get(SessionStore).find(oldId)).toBe('revoked');
    const me = await browser.ask(authEndpoints.me);
    expect(me).toMatchObject(answer.body as object);
    expect(await service.app.get(SessionStore).list(uid)).toHaveLength(1);
  });

  it('signs the other devices out', async () => {
    const { browser, email } = await signedIn();
    const other = await login(email, PASSWORD);
    await change(browser);
    expect(await other.browser.ask(authEndpoints.me)).toBeNull();
    expect(await browser.ask(authEndpoints.me)).not.toBeNull();
  });

  it('needs the current password', async () => {
    const { browser, email } = await signedIn();
    const message = 'La password non è corretta';
    expect(await change(browser, 'sbagliata')).toMatchObject({
      status: 400,
      body: { code: 'wrong-password', errors: [{ path: 'currentPassword', message }] },
    });
    expect((await login(email, PASSWORD)).answer.success).toBe(true);
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
    expect(await change(browser)).toMatchObject({
      status: 429,
      body: { error: 'Account bloccato' },
    });
  });

  it('lets one of two changes at once win', async () => {
    const { browser, email } = await signedIn();
    const second = await login(email, PASSWORD);
    const answers = await Promise.all([
      change(browser, PASSWORD, 'prima nuova password'),
      change(second.browser, PASSWORD, 'seconda nuova password'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['ends this one', authEndpoints.revokeSession, 1],
    ['signs out everywhere', authEndpoints.revokeAllSessions, 0],
  ])('is refused where another device %s at the same moment', async (_, endpoint, others) => {
    const { browser, email, uid } = await signedIn();
    service.clock.advance(1);
    const { browser: other } = await login(email, PASSWORD);
    const { sessions } = await other.ask(authEndpoints.sessions);
    const input = { params: { id: sessions.at(-1)?.id ?? '' }, body: { password: PASSWORD } };
    const passwords = service.app.get(Passwords, { strict: false });
    const hash = passwords.hash.bind(passwords);
    jest.spyOn(passwords, 'hash').mockImplementationOnce(async (password) => {
      await other.ask(endpoint, input);
      return hash(password);
    });
    expect((await change(browser)).status).toBe(401);
    expect(await browser.ask(authEndpoints.me)).toBeNull();
    const left = await service.app.get(SessionStore).list(uid);
    expect(left).toHaveLength(others);
    expect((await login(email, PASSWORD)).answer.success).toBe(true);
  });

  it('ends links that are under way, and tells the owner', async () => {
    const { browser, email } = await signedIn();
    await browser.ask(authEndpoints.requestReset, { body: { email } });
    const token = tokenIn(await service.mailbox.mailTo(email), 'reset');
    await change(browser);
    const reset = await service
      .browser()
      .call(authEndpoints.reset, { body: { token, password: 'terza password' } });
    expect(reset).toMatchObject({ status: 400, body: { code: 'invalid-link' } });
    const notice = await service.mailbox.mailTo(email, 2);
    expect(notice.subject).toBe('La password è stata cambiata');
  });

  it('refuses a password that is too short, no session, and no CSRF token', async () => {
    const { browser } = await signedIn();
    expect((await change(browser, PASSWORD, '12345')).status).toBe(400);
    expect((await change(service.browser())).status).toBe(401);
    browser.csrfToken = undefined;
    expect(await change(browser)).toMatchObject({ status: 403, body: { code: 'csrf' } });
  });
});
