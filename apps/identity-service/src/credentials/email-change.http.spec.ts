import { randomUUID } from 'node:crypto';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { HOUR_MS } from '@zaino/rules/durations';
import { AccountLinks } from '../account-links/account-links';
import { tokenIn } from '../testing/mail-link';
import { delivered } from '../testing/outbox-delivery';
import { registered, userBy } from '../testing/registrations';
import { startTestService, type TestService } from '../testing/test-service';
import type { TestBrowser } from '../testing/test-browser';

const PASSWORD = 'una password lunga';

describe('change of e-mail', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const anEmail = () => `${randomUUID()}@example.it`;
  const request = (browser: TestBrowser, email: string, password = PASSWORD) =>
    browser.call(accountEndpoints.changeEmail, { body: { email, password } });
  const follow = (token: string) =>
    service.browser().call(authEndpoints.verify, { body: { token } });
  const tokenTo = async (email: string) => tokenIn(await service.mailbox.mailTo(email), 'verify');
  /** An account whose address is verified. */
  const verified = async () => {
    const account = await registered(service);
    await follow(await tokenTo(account.email));
    await delivered(service);
    return account;
  };

  it('counts once the link to the new address was followed', async () => {
    const { browser, uid, email: old } = await verified();
    const email = anEmail();
    expect((await request(browser, ` ${email.toUpperCase()}`)).body).toEqual({ success: true });
    expect(await userBy(service, { uid })).toMatchObject({ email: old, pendingEmail: email });
    expect((await browser.ask(authEndpoints.me))?.user.email).toBe(old);
    const token = await tokenTo(email);
    expect((await follow(token)).body).toEqual({ success: true, email });
    expect(await userBy(service, { uid })).toMatchObject({ email, pendingEmail: null });
    const me = await browser.ask(authEndpoints.me);
    expect(me?.user).toMatchObject({ email, isEmailVerified: true });
  });

  it('tells the old address, and only that it has changed', async () => {
    const { browser, email: old } = await verified();
    const email = anEmail();
    await request(browser, email);
    await follow(await tokenTo(email));
    const notice = await service.mailbox.mailTo(old, 2);
    expect(notice.subject).toBe('Il tuo indirizzo e-mail è stato cambiato');
    expect(`${notice.text ?? ''}${notice.html ?? ''}`).not.toContain(email);
    await delivered(service);
    expect(service.mailbox.mailsTo(email)).toHaveLength(1);
  });

  it('tells the new address nothing of the account', async () => {
    const { browser, email: old } = await verified();
    const email = anEmail();
    await request(browser, email);
    const { text = '', html = '' } = await service.mailbox.mailTo(email);
    expect(`${text}${html}`).not.toMatch(new RegExp(`Maria|Rossi|${old}`));
  });

  it('needs the current password', async () => {
    const { browser, uid } = await verified();
    expect(await request(browser, anEmail(), 'sbagliata')).toMatchObject({
      status: 400,
      body: { code: 'wrong-password', errors: [{ path: 'password' }] },
    });
    expect((await userBy(service, { uid }))?.pendingEmail).toBeNull();
  });

  it('refuses the address that the account has already', async () => {
    const { browser, email } = await verified();
    expect(await request(browser, email)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'email', message: 'È già il tuo indirizzo e-mail' }] },
    });
  });

  it('does not tell whose address it is, but to who reads its mails', async () => {
    const { email: taken, uid: owner } = await verified();
    const { browser, uid } = await verified();
    const unknown = await request(browser, anEmail());
    const known = await request(browser, taken);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const token = tokenIn(await service.mailbox.mailTo(taken, 2), 'verify');
    expect(await follow(token)).toMatchObject({
      status: 409,
      body: { code: 'email-taken', error: 'Email già registrata' },
    });
    expect((await userBy(service, { uid }))?.email).not.toBe(taken);
    expect((await userBy(service, { email: taken }))?.uid).toBe(owner);
  });

  it('gives an address to one of two accounts that follow their links at once', async () => {
    const [one, other] = [await verified(), await verified()];
    const email = anEmail();
    await request(one.browser, email);
    await request(other.browser, email);
    const mails = [await service.mailbox.mailTo(email), await service.mailbox.mailTo(email, 2)];
    const answers = await Promise.all(mails.map((mail) => follow(tokenIn(mail, 'verify'))));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('forgets the address that was asked for before', async () => {
    const { browser, uid } = await verified();
    const [first, second] = [anEmail(), anEmail()];
    await request(browser, first);
    const token = await tokenTo(first);
    await request(browser, second);
    expect(await follow(token)).toMatchObject({ status: 400, body: { code: 'invalid-link' } });
    await follow(await tokenTo(second));
    expect((await userBy(service, { uid }))?.email).toBe(second);
  });

  it('ends the reset links that went to the old address', async () => {
    const { browser, email: old } = await verified();
    await browser.ask(authEndpoints.requestReset, { body: { email: old } });
    const reset = tokenIn(await service.mailbox.mailTo(old, 2), 'reset');
    const email = anEmail();
    await request(browser, email);
    await follow(await tokenTo(email));
    const body = { token: reset, password: 'altra password' };
    expect(await browser.call(authEndpoints.reset, { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid-link' },
    });
  });

  it('is forgotten when nobody follows the link', async () => {
    const { browser, uid } = await verified();
    await request(browser, anEmail());
    await delivered(service);
    service.clock.advance(49 * HOUR_MS);
    await service.app.get(AccountLinks, { strict: false }).deleteExpired();
    expect((await userBy(service, { uid }))?.pendingEmail).toBeNull();
  });

  it('is refused without the CSRF token, and to strangers', async () => {
    const { browser } = await verified();
    expect((await request(service.browser(), anEmail())).status).toBe(401);
    browser.csrfToken = 'guess';
    expect(await request(browser, anEmail())).toMatchObject({
      status: 403,
      body: { code: 'csrf' },
    });
  });
});
