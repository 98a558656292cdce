import { adminEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { addAdmin, addUser, PASSWORD } from '../testing/accounts';
import { Attempts, refusals } from '../testing/attempts';
import { tokenIn } from '../testing/mail-link';
import { startTestService, type TestService } from '../testing/test-service';
import { Lockout } from './lockout';

const { wrong, justLocked, locked, delayed } = refusals;

describe('failures of strangers', () => {
  let service: TestService;
  let attempts: Attempts;

  beforeAll(async () => {
    service = await startTestService();
    attempts = new Attempts(service);
  });
  afterAll(() => service.stop());

  const elsewhere = () => attempts.elsewhere();
  const login = (...attempt: Parameters<Attempts['login']>) => attempts.login(...attempt);
  const fail = (...failures: Parameters<Attempts['fail']>) => attempts.fail(...failures);
  const failFromEverywhere = (email: string, times: number) =>
    attempts.failFromEverywhere(email, times);

  it('lock the account for their own address alone', async () => {
    const { email } = await addUser(service);
    await fail(email, 5);
    expect(await login(email, PASSWORD)).toMatchObject(locked);
    service.clock.advance(150 * SECOND_MS);
    expect(await login(email, PASSWORD, elsewhere())).toMatchObject({ success: true });
    expect(await login(email, PASSWORD)).toMatchObject(locked);
  });

  it('slow all others after the fifth, and lock nobody, wherever they come from', async () => {
    const { email } = await addUser(service);
    const answers = await failFromEverywhere(email, 6);
    expect(answers.slice(0, 4)).toEqual(Array(4).fill({ ...wrong, retryAfter: null }));
    expect(answers[4]).toEqual({ ...wrong, retryAfter: 150 });
    expect(answers[5]).toEqual({ ...delayed, retryAfter: 150 });
    service.clock.advance(150 * SECOND_MS - 1);
    expect(await login(email, PASSWORD, elsewhere())).toEqual({ ...delayed, retryAfter: 1 });
    service.clock.advance(1);
    expect(await login(email, PASSWORD, elsewhere())).toMatchObject({ success: true });
  });

  it('slow them by 30 s for each that is kept, by five minutes at most', async () => {
    const { email } = await addUser(service);
    await failFromEverywhere(email, 5);
    service.clock.advance(150 * SECOND_MS);
    for (const waitS of [180, 210, 240, 270, 300, 300]) {
      expect(await login(email, 'sbagliata', elsewhere())).toEqual({ ...wrong, retryAfter: waitS });
      service.clock.advance(waitS * SECOND_MS);
    }
    expect(await login(email, PASSWORD, elsewhere())).toMatchObject({ success: true });
  });

  it('take no more of the owner’s time by attempts that were refused', async () => {
    const { email } = await addUser(service);
    await failFromEverywhere(email, 5);
    for (let i = 0; i < 5; i += 1) {
      service.clock.advance(30 * SECOND_MS - 1);
      await failFromEverywhere(email, 3);
    }
    service.clock.advance(5);
    expect(await login(email, PASSWORD, elsewhere())).toMatchObject({ success: true });
  });

  it('do not reach a device that signed in before, nor its own count', async () => {
    const { email } = await addUser(service);
    const device = elsewhere();
    await login(email, PASSWORD, device);
    await failFromEverywhere(email, 12);
    expect(await fail(email, 4, device)).toEqual(Array(4).fill({ ...wrong, retryAfter: null }));
    await failFromEverywhere(email, 3);
    expect(await login(email, PASSWORD, device)).toMatchObject({ success: true });
  });

  it('do not reach the link for a new password, which makes the browser known', async () => {
    const { email } = await addUser(service);
    const browser = attempts.atHome(email);
    await fail(email, 5);
    await failFromEverywhere(email, 6);
    await browser.ask(authEndpoints.requestReset, { body: { email } });
    const token = tokenIn(await service.mailbox.mailTo(email), 'reset');
    await browser.ask(authEndpoints.reset, { body: { token, password: 'tutta un’altra' } });
    await browser.ask(authEndpoints.renew);
    await failFromEverywhere(email, 2);
    expect(await login(email, 'tutta un’altra', browser)).toMatchObject({ success: true });
  });

  it('do not hold back whoever brings more than a password', async () => {
    const { email, uid } = await addUser(service);
    await failFromEverywhere(email, 6);
    const lockout = service.app.get(Lockout, { strict: false });
    const claim = {
      account: { kind: 'customer', name: email } as const,
      address: '203.0.113.40',
      userId: uid,
    };
    const proof = () => Promise.resolve('in');
    const withFactor = (isRight: boolean) => ({
      ...claim,
      provesFactor: () => Promise.resolve(isRight),
    });
    expect(await lockout.attempt(withFactor(false), proof)).toHaveProperty('refusal');
    expect(await lockout.attempt(withFactor(true), proof)).toEqual({ proof: 'in' });
  });

  it('are not tried more than five times at once, from however many addresses', async () => {
    const { email } = await addUser(service);
    const other = await service.startCopy();
    const browsers = Array.from({ length: 50 }, (_, n) =>
      n % 2 === 0 ? elsewhere() : other.browser({ 'x-forwarded-for': `198.51.100.${n}` }),
    );
    const answers = await Promise.all(
      browsers.map((browser) => login(email, 'sbagliata', browser)),
    );
    const count = (code: string) =>
      answers.filter((answer) => !answer.success && answer.code === code).length;
    expect([count(wrong.code), count(delayed.code)]).toEqual([5, 45]);
  });

  it('lock neither a customer who does not exist, so that nothing tells', async () => {
    const known = await addUser(service);
    const unknown = `${known.uid}@nowhere.example`;
    const [one, other] = await Promise.all([
      failFromEverywhere(known.email, 7),
      failFromEverywhere(unknown, 7),
    ]);
    expect(one).toEqual(other);
  });

  describe('for an admin', () => {
    const signIn = (username: string, password: string, browser = elsewhere()) =>
      browser.ask(adminEndpoints.login, { body: { username, password } });
    const failAdmin = async (username: string, times: number, browser = elsewhere) => {
      for (let i = 0; i < times; i += 1) await signIn(username, 'sbagliata', browser());
    };

    it('lock nobody by name', async () => {
      const { username } = await addAdmin(service);
      await failAdmin(username, 8);
      expect(await signIn(username, PASSWORD)).toEqual({
        success: false,
        error: 'Troppi tentativi di login falliti',
      });
      service.clock.advance(5 * MINUTE_MS);
      expect(await signIn(username, PASSWORD)).toMatchObject({ success: true });
    });

    it('do not reach a device that signed in before', async () => {
      const { username } = await addAdmin(service);
      const device = elsewhere();
      expect(await signIn(username, PASSWORD, device)).toMatchObject({ success: true });
      await failAdmin(username, 20);
      expect(await signIn(username, PASSWORD, device)).toMatchObject({ success: true });
    });

    it('are counted for that device as for anybody', async () => {
      const { username } = await addAdmin(service);
      const device = elsewhere();
      await signIn(username, PASSWORD, device);
      await failAdmin(username, 5, () => device);
      expect(await signIn(username, PASSWORD, device)).toEqual({
        success: false,
        error: 'Account bloccato',
      });
      expect(await signIn(username, PASSWORD)).toMatchObject({ success: true });
    });
  });

  describe('of one address for many accounts', () => {
    const failMany = async (address: string, count: number) => {
      const crowd = service.browser({ 'x-forwarded-for': address });
      for (let i = 0; i < count; i += 10) {
        const emails = Array.from({ length: 10 }, (_, n) => `nobody-${address}-${i + n}@x.it`);
        await Promise.all(emails.map((email) => login(email, 'sbagliata', crowd)));
      }
      return crowd;
    };

    it('keep nobody else there out for longer than ten seconds', async () => {
      const { email } = await addUser(service);
      const school = await failMany('203.0.113.50', 100);
      expect(await login(email, PASSWORD, school)).toEqual({ ...delayed, retryAfter: 10 });
      service.clock.advance(10 * SECOND_MS);
      expect(await login(email, PASSWORD, school)).toMatchObject({ success: true });
    });

    it('do not touch the devices there that signed in before, nor other addresses', async () => {
      const [own, other] = [await addUser(service), await addUser(service)];
      const device = service.browser({ 'x-forwarded-for': '203.0.113.51' });
      await login(own.email, PASSWORD, device);
      await failMany('203.0.113.51', 120);
      expect(await login(own.email, PASSWORD, device)).toMatchObject({ success: true });
      expect(await login(other.email, PASSWORD)).toMatchObject({ success: true });
    });

    it('let one more be tried every ten seconds', async () => {
      const crowd = await failMany('203.0.113.52', 100);
      for (let i = 0; i < 5; i += 1) {
        expect(await login(`next-${i}@x.it`, 'sbagliata', crowd)).toMatchObject(delayed);
        service.clock.advance(10 * SECOND_MS);
        expect(await login(`next-${i}@x.it`, 'sbagliata', crowd)).toMatchObject(wrong);
      }
    });

    it('are forgotten after fifteen minutes', async () => {
      const crowd = await failMany('203.0.113.53', 100);
      service.clock.advance(15 * MINUTE_MS);
      expect(await login('one@x.it', 'sbagliata', crowd)).toMatchObject(wrong);
      expect(await login('two@x.it', 'sbagliata', crowd)).toMatchObject(wrong);
    });
  });

  it('lock a pair with the words of the specification', async () => {
    const { email } = await addUser(service);
    const answers = await fail(email, 6);
    expect(answers.slice(4)).toEqual([justLocked, { ...locked, retryAfter: 900 }]);
  });
});
