import { randomUUID } from 'node:crypto';
import { authEndpoints } from '@zaino/contracts/identity';
import { addUser, PASSWORD } from '../testing/accounts';
import { tokenIn } from '../testing/mail-link';
import { delivered } from '../testing/outbox-delivery';
import { userBy } from '../testing/registrations';
import { startServiceLosingRedis, type ServiceLosingRedis } from '../testing/service-losing-redis';

const NEW_PASSWORD = 'tutta un’altra password';

describe('reset of a password', () => {
  let service: ServiceLosingRedis;

  beforeAll(async () => {
    service = await startServiceLosingRedis();
  });
  afterAll(() => service.stop());

  const request = (email: string) =>
    service.browser().call(authEndpoints.requestReset, { body: { email } });
  const reset = (token: string, password = NEW_PASSWORD) =>
    service.browser().call(authEndpoints.reset, { body: { token, password } });
  const login = (email: string, password: string) =>
    service.browser().ask(authEndpoints.login, { body: { email, password } });
  const tokenFor = async (email: string) => {
    await request(email);
    return tokenIn(await service.mailbox.mailTo(email), 'reset');
  };

  it('sets the new password in place of the old one', async () => {
    const { email } = await addUser(service);
    expect((await reset(await tokenFor(email))).status).toBe(200);
    expect((await login(email, PASSWORD)).success).toBe(false);
    expect((await login(email, NEW_PASSWORD)).success).toBe(true);
  });

  it('signs in here, and out everywhere else', async () => {
    const { email, uid } = await addUser(service);
    const browser = service.browser();
    await browser.ask(authEndpoints.login, { body: { email, password: PASSWORD } });
    const body = { token: await tokenFor(email), password: NEW_PASSWORD };
    const other = service.browser();
    const session = await other.ask(authEndpoints.reset, { body });
    expect(session.user).toMatchObject({ uid, email });
    expect(await browser.ask(authEndpoints.me)).toBeNull();
    expect(await other.ask(authEndpoints.me)).toMatchObject(session);
  });

  it.each([
    ['/scuola/CRMM8ZZ01L?classe=2', 'da=%2Fscuola%2FCRMM8ZZ01L%3Fclasse%3D2'],
    ['https://evil.example/cart', null],
    ['//evil.example', null],
  ])('leads back by the mail’s link to %s, if it is a page of the shop', async (origin, query) => {
    const { email } = await addUser(service);
    await service.browser().ask(authEndpoints.requestReset, { body: { email, origin } });
    const { text = '' } = await service.mailbox.mailTo(email);
    const [link = ''] = /\S*auth\/reset\?\S+/.exec(text) ?? [];
    if (query === null) expect(link).not.toMatch(/da=|evil/);
    else expect(link).toContain(query);
  });

  it('verifies no address, and forgets a change of address that waited', async () => {
    const pendingEmail = `${randomUUID()}@example.it`;
    const { email, uid } = await addUser(service, { pendingEmail });
    await reset(await tokenFor(email));
    expect(await userBy(service, { uid })).toMatchObject({
      emailVerifiedAt: null,
      pendingEmail: null,
    });
  });

  it('tells the owner', async () => {
    const { email } = await addUser(service, { firstName: 'Ada' });
    await reset(await tokenFor(email));
    const mail = await service.mailbox.mailTo(email, 2);
    expect(mail.subject).toBe('La password è stata cambiata');
    expect(mail.text).toContain('Ciao Ada,');
    expect(`${mail.text ?? ''}${mail.html ?? ''}`).not.toContain(NEW_PASSWORD);
  });

  it('answers the same for addresses that nobody has, and sends them nothing', async () => {
    const { email } = await addUser(service);
    const unknown = `${randomUUID()}@example.it`;
    const answers = [await request(email), await request(unknown)];
    const shown = answers.map(({ status, body, headers }) => ({
      status,
      body,
      headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
    }));
    expect(shown[0]).toEqual(shown[1]);
    await service.mailbox.mailTo(email);
    await delivered(service);
    expect(service.mailbox.mailsTo(unknown)).toEqual([]);
  });

  it('sends nothing to who signs in by another provider', async () => {
    const { email } = await addUser(service, { passwordHash: null, providerSubject: 'x|1' });
    await request(email);
    await delivered(service);
    expect(service.mailbox.mailsTo(email)).toEqual([]);
  });

  it('keeps the link for a better password', async () => {
    const { email } = await addUser(service);
    const token = await tokenFor(email);
    const answer = await reset(token, '12345');
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'La password deve essere di almeno 6 caratteri' }] },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('does not clear a lockout', async () => {
    const { email } = await addUser(service);
    for (let i = 0; i < 5; i += 1) await login(email, 'sbagliata');
    await reset(await tokenFor(email));
    expect(await login(email, NEW_PASSWORD)).toMatchObject({
      success: false,
      error: 'Account bloccato',
    });
  });

  it('changes nothing while Redis is away: no session could be ended', async () => {
    const { email, uid, passwordHash } = await addUser(service);
    const token = await tokenFor(email);
    await delivered(service);
    await service.redis.cut();
    const answer = await reset(token);
    await service.redis.restore();
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await userBy(service, { uid }))?.passwordHash).toBe(passwordHash);
    const { status } = await eventually(() => reset(token));
    expect(status).toBe(200);
  });
});

/** The first answer that is no 503. */
async function eventually<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask();
    if (answer.status !== 503 || attempt === 100) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
