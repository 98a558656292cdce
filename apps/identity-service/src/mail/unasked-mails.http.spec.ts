import { randomUUID } from 'node:crypto';
import { accountEndpoints, authEndpoints, contactPurposes } from '@zaino/contracts/identity';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { type MailKind, mailRules, type MailRule } from '@zaino/service/mail/mail-rules';
import { SECURITY_LOG_STREAM } from '@zaino/service/security-log/security-log';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { waitUntil } from '@zaino/testing/processes';
import { addUser, PASSWORD } from '../testing/accounts';
import { tokenIn } from '../testing/mail-link';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
import { registered } from '../testing/registrations';
import { startServiceLosingRedis, type ServiceLosingRedis } from '../testing/service-losing-redis';
import { queuedMailSchema } from './queued-mail';

let service: ServiceLosingRedis;
beforeAll(async () => {
  service = await startServiceLosingRedis();
});
afterAll(() => service.stop());

const mailsTo = (email: string) => service.mailbox.mailsTo(email).length;
const requestReset = (email: string) =>
  service.browser().ask(authEndpoints.requestReset, { body: { email } });
const signedIn = async (email: string) => {
  const browser = service.browser();
  await browser.ask(authEndpoints.login, { body: { email, password: PASSWORD } });
  return browser;
};
const forty = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 40 }, ask));

it('every kind of mail has its rule, and every rule of an account’s mail its kind', () => {
  const kinds = queuedMailSchema.options.map(({ shape }) => shape.kind.value);
  expect(Object.keys(mailRules)).toEqual(expect.arrayContaining(kinds));
  const others = Object.keys(mailRules).filter(
    (kind) => !/^(?:order|support|canary|guest)-/.test(kind),
  );
  expect(kinds.toSorted()).toEqual(others.toSorted());
});

it('every mail that needs consent has a switch, and every switch its mail', () => {
  const rules: Record<MailKind, MailRule> = mailRules;
  const kinds = Object.entries(rules).filter(([, { needsConsent }]) => needsConsent);
  const purposes = kinds.map(([kind]) => (kind === 'order-weekly' ? 'weekly-orders' : kind));
  expect(purposes.toSorted()).toEqual(Object.keys(contactPurposes).toSorted());
});

describe('forty calls at the same moment send one mail', () => {
  it('where the address is to be proven again', async () => {
    const { browser, email } = await registered(service);
    await delivered(service);
    service.clock.advance(2 * MINUTE_MS);
    await forty(() => browser.call(authEndpoints.requestVerification));
    await delivered(service);
    expect(mailsTo(email)).toBe(2);
  });

  it('where another address is to be proven', async () => {
    const { email } = await addUser(service);
    const browser = await signedIn(email);
    const other = `${randomUUID()}@example.it`;
    const body = { email: other, password: PASSWORD };
    await browser.ask(accountEndpoints.changeEmail, { body });
    await forty(() => browser.call(authEndpoints.requestVerification));
    await delivered(service);
    expect(mailsTo(other)).toBe(1);
  });
});

describe('an address that nobody has proven', () => {
  it('is not told of a change of password, of address or of the account’s end', async () => {
    const { email } = await addUser(service);
    const browser = await signedIn(email);
    const change = { currentPassword: PASSWORD, password: 'tutta un’altra password' };
    await browser.ask(accountEndpoints.changePassword, { body: change });
    const other = `${randomUUID()}@example.it`;
    const body = { email: other, password: change.password };
    await browser.ask(accountEndpoints.changeEmail, { body });
    const token = tokenIn(await service.mailbox.mailTo(other), 'verify');
    await browser.ask(authEndpoints.verify, { body: { token } });
    await delivered(service);
    expect(mailsTo(email)).toBe(0);

    const another = await addUser(service);
    const leaving = await signedIn(another.email);
    await leaving.ask(accountEndpoints.deleteAccount, { body: { password: PASSWORD } });
    await delivered(service);
    expect(mailsTo(another.email)).toBe(0);
  });

  it('gets five mails to prove it within an hour, however many accounts want it', async () => {
    const victim = `${randomUUID()}@example.it`;
    for (let account = 0; account < 8; account += 1) {
      const { email } = await addUser(service);
      const browser = await signedIn(email);
      const body = { email: victim, password: PASSWORD };
      const { status } = await browser.call(accountEndpoints.changeEmail, { body });
      expect(status).toBe(200);
      await delivered(service);
    }
    expect(mailsTo(victim)).toBe(5);
    const entries = await service.app.get<Redis>(REDIS).xRange(SECURITY_LOG_STREAM, '-', '+');
    const told = JSON.stringify(entries);
    expect(told).not.toContain(victim);
    service.clock.advance(HOUR_MS);
    const { email } = await addUser(service);
    const browser = await signedIn(email);
    await browser.ask(accountEndpoints.changeEmail, {
      body: { email: victim, password: PASSWORD },
    });
    await delivered(service);
    expect(mailsTo(victim)).toBe(6);
  });
});

it('a reset that is asked for too often is answered as ever', async () => {
  const { email } = await addUser(service);
  const answers = [];
  for (let time = 0; time < 7; time += 1) {
    answers.push(await requestReset(email));
    await delivered(service);
    service.clock.advance(2 * MINUTE_MS);
  }
  expect(answers).toEqual(answers.map(() => ({ success: true })));
  expect(mailsTo(email)).toBe(5);
});

it('the orders service is told of an address that is proven', async () => {
  const { uid, email } = await registered(service);
  const token = tokenIn(await service.mailbox.mailTo(email), 'verify');
  await service.browser().ask(authEndpoints.verify, { body: { token } });
  expect(await waitUntil(() => service.orders.proven.get(uid) === email, 15_000)).toBe(true);
});

it('mails wait while nobody can count them', async () => {
  const { email } = await addUser(service);
  await service.redis.cut();
  await requestReset(email);
  await failedDelivery(service, 'mail');
  expect(mailsTo(email)).toBe(0);
  await service.redis.restore();
  service.clock.advance(MINUTE_MS);
  await delivered(service);
  expect(mailsTo(email)).toBe(1);
});
