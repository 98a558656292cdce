import { authEndpoints } from '@zaino/contracts/identity';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { newToken } from '@zaino/service/sessions/session';
import { DataSource } from 'typeorm';
import { addUser } from '../testing/accounts';
import { tokenIn } from '../testing/mail-link';
import { delivered } from '../testing/outbox-delivery';
import { registered, userBy } from '../testing/registrations';
import { startTestService, type TestService } from '../testing/test-service';
import { AccountLinkEntity } from './account-link.entity';
import { AccountLinks } from './account-links';

const NEW_PASSWORD = 'tutta un’altra password';
const invalidLink = {
  status: 400,
  body: { code: 'invalid-link', error: expect.stringContaining('non è più valido') as string },
};

describe('links of mails', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const reset = (token: string, password = NEW_PASSWORD) =>
    service.browser().call(authEndpoints.reset, { body: { token, password } });
  const verify = (token: string) =>
    service.browser().call(authEndpoints.verify, { body: { token } });
  const requestReset = (email: string) =>
    service.browser().ask(authEndpoints.requestReset, { body: { email } });
  /** An account with the token of its first reset mail. */
  const withReset = async () => {
    const { uid, email } = await addUser(service);
    await requestReset(email);
    const mail = await service.mailbox.mailTo(email);
    await delivered(service);
    return { uid, email, token: tokenIn(mail, 'reset') };
  };
  const withVerification = async () => {
    const account = await registered(service);
    const mail = await service.mailbox.mailTo(account.email);
    await delivered(service);
    return { ...account, token: tokenIn(mail, 'verify') };
  };

  it('keeps no token, only its hash', async () => {
    const { uid, token } = await withReset();
    const links = await service.app.get(DataSource).manager.findBy(AccountLinkEntity, { uid });
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('work once', async () => {
    const { token } = await withReset();
    expect((await reset(token)).status).toBe(200);
    expect(await reset(token)).toMatchObject(invalidLink);
  });

  it('let one of ten uses at once win', async () => {
    const { token } = await withReset();
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    const statuses = answers.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(400)]);
    const other = await withVerification();
    const verified = await Promise.all([verify(other.token), verify(other.token)]);
    expect(verified.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ['59 minutes', 59 * MINUTE_MS, 200],
    ['an hour', HOUR_MS, 400],
  ])('reset a password after %s or not', async (_, age, status) => {
    const { token } = await withReset();
    service.clock.advance(age);
    expect((await reset(token)).status).toBe(status);
  });

  it.each([
    ['47 hours', 47 * HOUR_MS, 200],
    ['48 hours', 48 * HOUR_MS, 400],
  ])('verify an address after %s or not', async (_, age, status) => {
    const { token } = await withVerification();
    service.clock.advance(age);
    expect((await verify(token)).status).toBe(status);
  });

  it('give way to newer ones', async () => {
    const { email, token } = await withReset();
    service.clock.advance(2 * MINUTE_MS);
    await requestReset(email);
    const newer = tokenIn(await service.mailbox.mailTo(email, 2), 'reset');
    await delivered(service);
    expect(await reset(token)).toMatchObject(invalidLink);
    expect((await reset(newer)).status).toBe(200);
  });

  it('serve no other purpose than their own', async () => {
    const ofReset = await withReset();
    const ofVerification = await withVerification();
    expect(await verify(ofReset.token)).toMatchObject(invalidLink);
    expect(await reset(ofVerification.token)).toMatchObject(invalidLink);
    expect((await reset(ofReset.token)).status).toBe(200);
  });

  it.each([[newToken()], ["' OR '1'='1' -- 12345678901"], ['a'.repeat(43)]])(
    'are refused where they are none: %s',
    async (token) => {
      expect(await reset(token)).toMatchObject(invalidLink);
      expect(await verify(token)).toMatchObject(invalidLink);
    },
  );

  it('are refused with another case of a letter', async () => {
    const { token } = await withReset();
    const swapped = token.replace(/[a-zA-Z]/, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect(await reset(swapped)).toMatchObject(invalidLink);
  });

  it('are not sent again within a minute, nor more than five times within an hour', async () => {
    const { email } = await withReset();
    const mailsAfter = async (ms: number) => {
      service.clock.advance(ms);
      await requestReset(email);
      await delivered(service);
      return service.mailbox.mailsTo(email).length;
    };
    const counts = [await mailsAfter(0)];
    for (let i = 0; i < 6; i += 1) counts.push(await mailsAfter(2 * MINUTE_MS));
    expect(counts).toEqual([1, 2, 3, 4, 5, 5, 5]);
    expect(await mailsAfter(HOUR_MS)).toBe(6);
  });

  it('are sent once, however many ask for them at the same moment', async () => {
    const { email } = await addUser(service);
    await Promise.all(Array.from({ length: 40 }, () => requestReset(email)));
    await delivered(service);
    expect(service.mailbox.mailsTo(email)).toHaveLength(1);
    expect((await reset(tokenIn(await service.mailbox.mailTo(email), 'reset'))).status).toBe(200);
  });

  it('are deleted once they have expired', async () => {
    const { uid, token } = await withReset();
    const waiting = await withVerification();
    const { manager } = service.app.get(DataSource);
    await service.app.get(AccountLinks, { strict: false }).deleteExpired();
    expect(await manager.countBy(AccountLinkEntity, { uid })).toBe(1);
    service.clock.advance(2 * HOUR_MS);
    await service.app.get(AccountLinks, { strict: false }).deleteExpired();
    expect(await manager.countBy(AccountLinkEntity, { uid })).toBe(0);
    expect(await manager.countBy(AccountLinkEntity, { uid: waiting.uid })).toBe(1);
    expect(await reset(token)).toMatchObject(invalidLink);
  });

  it('verify the address of an account that does nothing else', async () => {
    const { uid, token, email } = await withVerification();
    expect(await verify(token)).toMatchObject({ status: 200, body: { success: true, email } });
    expect((await userBy(service, { uid }))?.emailVerifiedAt).not.toBeNull();
  });
});
