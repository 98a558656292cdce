import { randomUUID } from 'node:crypto';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { MINUTE_MS } from '@zaino/rules/durations';
import { tokenIn } from '../testing/mail-link';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
import { registered, userBy } from '../testing/registrations';
import { startServiceLosingRedis, type ServiceLosingRedis } from '../testing/service-losing-redis';

describe('verification of an e-mail address', () => {
  let service: ServiceLosingRedis;

  beforeAll(async () => {
    service = await startServiceLosingRedis();
  });
  afterAll(() => service.stop());

  /** Somebody who has just registered, with the token of the mail. */
  const newcomer = async () => {
    const account = await registered(service);
    const token = tokenIn(await service.mailbox.mailTo(account.email), 'verify');
    await delivered(service);
    return { ...account, token };
  };

  it('shows at once on all devices, and needs none of them', async () => {
    const { browser, token } = await newcomer();
    await service.browser().ask(authEndpoints.verify, { body: { token } });
    const me = await browser.ask(authEndpoints.me);
    expect(me?.user.isEmailVerified).toBe(true);
  });

  it('happens without Redis, and shows once it is back', async () => {
    const { browser, token, uid } = await newcomer();
    await service.redis.cut();
    const answer = await service.browser().call(authEndpoints.verify, { body: { token } });
    expect(answer.status).toBe(200);
    expect((await userBy(service, { uid }))?.emailVerifiedAt).not.toBeNull();
    await failedDelivery(service, 'sessions.refresh');
    await service.redis.restore();
    service.clock.advance(MINUTE_MS);
    await delivered(service);
    const me = await browser.ask(authEndpoints.me);
    expect(me?.user.isEmailVerified).toBe(true);
  });

  it('is asked for once more', async () => {
    const { browser, email, token } = await newcomer();
    service.clock.advance(2 * MINUTE_MS);
    await browser.ask(authEndpoints.requestVerification);
    const newer = tokenIn(await service.mailbox.mailTo(email, 2), 'verify');
    await delivered(service);
    const old = await browser.call(authEndpoints.verify, { body: { token } });
    expect(old).toMatchObject({ status: 400, body: { code: 'invalid-link' } });
    expect((await browser.ask(authEndpoints.verify, { body: { token: newer } })).email).toBe(email);
  });

  it('is not asked for in vain: a verified address gets no more mails', async () => {
    const { browser, email, token } = await newcomer();
    await browser.ask(authEndpoints.verify, { body: { token } });
    service.clock.advance(2 * MINUTE_MS);
    await browser.ask(authEndpoints.requestVerification);
    await delivered(service);
    expect(service.mailbox.mailsTo(email)).toHaveLength(1);
  });

  it('is asked for by the signed-in with their CSRF token alone', async () => {
    const { browser } = await newcomer();
    expect((await service.browser().call(authEndpoints.requestVerification)).status).toBe(401);
    browser.csrfToken = undefined;
    const answer = await browser.call(authEndpoints.requestVerification);
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrf' } });
  });

  it('is no proof any more once the address has changed', async () => {
    const { browser, token } = await newcomer();
    const email = `${randomUUID()}@example.it`;
    const body = { email, password: 'una password lunga' };
    await browser.ask(accountEndpoints.changeEmail, { body });
    const newer = tokenIn(await service.mailbox.mailTo(email), 'verify');
    await browser.ask(authEndpoints.verify, { body: { token: newer } });
    const answer = await browser.call(authEndpoints.verify, { body: { token } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-link' } });
  });

  it('does not sign anybody in', async () => {
    const { token } = await newcomer();
    const stranger = service.browser();
    await stranger.ask(authEndpoints.verify, { body: { token } });
    expect(await stranger.ask(authEndpoints.me)).toBeNull();
    expect(stranger.cookies.size).toBe(0);
  });
});
