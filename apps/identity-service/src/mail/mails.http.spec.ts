import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { authEndpoints } from '@zaino/contracts/identity';
import { MINUTE_MS } from '@zaino/rules/durations';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { OutboxRelay } from '@zaino/service/outbox/outbox-relay';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { DataSource } from 'typeorm';
import { addUser } from '../testing/accounts';
import { tokenIn } from '../testing/mail-link';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
import { aRegistration, registered, userBy } from '../testing/registrations';
import { TestMailbox } from '@zaino/testing/test-mailbox';
import { startTestService, type TestService } from '../testing/test-service';
import type { QueuedMail } from './queued-mail';

describe('mails', () => {
  let mailbox: TestMailbox;
  let relay: ServerRelay;
  let service: TestService;

  beforeAll(async () => {
    mailbox = await TestMailbox.open();
    relay = await relayTo(mailbox.url);
    service = await startTestService({ SMTP_URL: relay.url });
  });
  afterEach(() => {
    mailbox.refusalCode = undefined;
  });
  afterAll(async () => {
    await service.stop();
    await relay.cut();
    await mailbox.close();
  });

  const requestReset = (email: string) =>
    service.browser().ask(authEndpoints.requestReset, { body: { email } });
  const resetTo = async (email: string, nth = 1) => {
    const mail = await mailbox.mailTo(email, nth);
    return { mail, token: tokenIn(mail, 'reset') };
  };
  const reset = (token: string) => {
    const body = { token, password: 'tutta un’altra password' };
    return service.browser().call(authEndpoints.reset, { body });
  };
  let lastId = 900_000;
  /** Delivers a message as often as told, as if the process had died each time before it was deleted. */
  const deliverRepeatedly = async (mail: QueuedMail, times: number) => {
    // Far from those that the table gives by itself.
    lastId += 1_000;
    for (let time = 0; time < times; time += 1) {
      const now = new Date(service.clock.now());
      const message = { topic: 'mail', payload: JSON.stringify(mail), dueAt: now, createdAt: now };
      const { manager } = service.app.get(DataSource);
      await manager.insert(OutboxMessage, { id: String(lastId), ...message });
      service.app.get(OutboxRelay, { strict: false }).wake();
      await delivered(service);
      service.clock.advance(2 * MINUTE_MS);
    }
  };

  it('come from the shop, by a machine, in Italian, as HTML and text', async () => {
    const { email } = await addUser(service);
    await requestReset(email);
    const { mail } = await resetTo(email);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(mail.from).toEqual({ name: 'Zaino', address: 'noreply@zaino.example' });
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('content-language')).toBe('it');
    expect(mail.messageId).toMatch(/^<[^<>@\s]+@localhost>$/);
    expect([mail.html, mail.text].every(Boolean)).toBe(true);
    expect(mail.attachments).toEqual([]);
  });

  it.each([
    ['Host', { host: 'evil.example' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=https' }],
    ['Origin', { origin: 'https://evil.example', referer: 'https://evil.example/' }],
  ])('lead to our own address whatever %s says', async (_, headers) => {
    const { email } = await addUser(service);
    await post(service.origin, headers, { email });
    const { mail } = await resetTo(email);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('go to one recipient with one set of headers, whatever a name holds', async () => {
    const name = 'Maria"<b>,x@evil.example</b> Bcc: y@evil.example';
    const { email } = await registered(service, aRegistration({ name }));
    const mail = await mailbox.mailTo(email);
    expect(mail.recipients).toEqual([email]);
    expect(mail.to).toEqual([{ name: '', address: email }]);
    expect(mail.bcc).toBeUndefined();
    expect(`${mail.html ?? ''}${mail.text ?? ''}`).not.toContain('evil.example');
  });

  it('wait while the mail server is away', async () => {
    const { email } = await addUser(service);
    await relay.cut();
    await requestReset(email);
    await failedDelivery(service, 'mail');
    await relay.restore();
    service.clock.advance(MINUTE_MS);
    const { token } = await resetTo(email);
    await delivered(service);
    expect(mailbox.mailsTo(email)).toHaveLength(1);
    expect((await reset(token)).status).toBe(200);
  });

  it('leave the last link alone until a newer one is out', async () => {
    const { email } = await addUser(service);
    await requestReset(email);
    const { token } = await resetTo(email);
    await delivered(service);
    service.clock.advance(2 * MINUTE_MS);
    mailbox.refusalCode = 451;
    await requestReset(email);
    await failedDelivery(service, 'mail');
    expect((await reset(token)).status).toBe(200);
    mailbox.refusalCode = undefined;
    service.clock.advance(MINUTE_MS);
    await delivered(service);
  });

  it('are given up where the mailbox does not exist', async () => {
    const { email } = await addUser(service);
    mailbox.refusalCode = 550;
    await requestReset(email);
    await delivered(service);
    expect(mailbox.mailsTo(email)).toEqual([]);
  });

  it('with a link are sent once, although the message may come twice', async () => {
    const { email } = await addUser(service);
    await deliverRepeatedly({ kind: 'reset', email, origin: '/' }, 2);
    expect(mailbox.mailsTo(email)).toHaveLength(1);
    const { token } = await resetTo(email);
    expect((await reset(token)).status).toBe(200);
  });

  it('without a link are the same mail when they are sent twice', async () => {
    const email = `${randomUUID()}@example.it`;
    const mail = { kind: 'account-deleted', email, firstName: 'Ada', isProven: true } as const;
    await deliverRepeatedly(mail, 2);
    const ids = mailbox.mailsTo(email).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('are not sent any more for what has changed since', async () => {
    const { email, uid } = await addUser(service, { emailVerifiedAt: new Date() });
    const pendingEmail = `${randomUUID()}@example.it`;
    await deliverRepeatedly({ kind: 'verify-address', uid, shopUrl: null }, 1);
    await deliverRepeatedly({ kind: 'verify-new-address', uid, email: pendingEmail }, 1);
    const gone = randomUUID();
    await deliverRepeatedly({ kind: 'verify-address', uid: gone, shopUrl: null }, 1);
    expect(mailbox.mailsTo(email)).toEqual([]);
    expect(mailbox.mailsTo(pendingEmail)).toEqual([]);
  });

  it('are sent once by two copies of the service, with links that both take', async () => {
    const copy = await service.startCopy();
    const users = [];
    for (let i = 0; i < 12; i += 1) users.push(await addUser(service));
    await Promise.all(
      users.map(({ email }, i) =>
        (i % 2 ? copy : service).browser().ask(authEndpoints.requestReset, { body: { email } }),
      ),
    );
    await delivered(service);
    expect(users.map(({ email }) => mailbox.mailsTo(email).length)).toEqual(users.map(() => 1));
    for (const [i, { email, uid, passwordHash }] of users.entries()) {
      const { token } = await resetTo(email);
      const body = { token, password: 'tutta un’altra password' };
      await (i % 2 ? service : copy).browser().ask(authEndpoints.reset, { body });
      expect((await userBy(service, { uid }))?.passwordHash).not.toBe(passwordHash);
    }
  });
});

/** By hand: a browser, and so `fetch`, would not let anybody choose its Host. */
function post(origin: string, headers: Record<string, string>, body: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = new URL(authEndpoints.requestReset.path, origin);
    const call = httpRequest(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${response.statusCode}`));
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}
