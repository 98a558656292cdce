import { identityErrorCodes } from '@zaino/contracts/identity';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { addUser, PASSWORD } from '../testing/accounts';
import { Attempts, refusals } from '../testing/attempts';
import { startTestService, type TestService } from '../testing/test-service';
import { AttemptCounter } from './attempt-counter';
import { Lockout } from './lockout';

const { wrong, justLocked, locked, delayed } = refusals;

describe('lockout', () => {
  let service: TestService;
  let attempts: Attempts;

  beforeAll(async () => {
    service = await startTestService();
    attempts = new Attempts(service);
  });
  afterAll(() => service.stop());

  const login = (...attempt: Parameters<Attempts['login']>) => attempts.login(...attempt);
  const fail = (...failures: Parameters<Attempts['fail']>) => attempts.fail(...failures);
  /** An account whose lock has just expired. */
  const afterLock = async () => {
    const { email } = await addUser(service);
    await fail(email, 5);
    service.clock.advance(15 * MINUTE_MS);
    return email;
  };

  it('locks at the fifth failure, with the words for each', async () => {
    const { email } = await addUser(service);
    const answers = await fail(email, 6);
    expect(answers.slice(0, 4)).toEqual(Array(4).fill({ ...wrong, retryAfter: null }));
    expect(answers[4]).toEqual(justLocked);
    expect(answers[5]).toEqual({ ...locked, retryAfter: 900 });
  });

  it('refuses even the right password while locked, and tells how long that lasts', async () => {
    const { email } = await addUser(service);
    await fail(email, 5);
    service.clock.advance(10 * MINUTE_MS);
    expect(await login(email, PASSWORD)).toEqual({ ...locked, retryAfter: 300 });
  });

  it('lasts fifteen minutes and not a moment longer, whatever is tried meanwhile', async () => {
    const { email } = await addUser(service);
    await fail(email, 5);
    service.clock.advance(15 * MINUTE_MS - 1);
    expect(await login(email, PASSWORD)).toEqual({ ...locked, retryAfter: 1 });
    service.clock.advance(1);
    expect(await login(email, PASSWORD)).toMatchObject({ success: true });
  });

  it.each([
    ['ahead', HOUR_MS],
    ['behind', -HOUR_MS],
  ])('lasts as long, and its failures count, after a clock that was an hour %s', async (_, ms) => {
    const [first, second] = [await addUser(service), await addUser(service)];
    service.clock.advance(Math.max(ms, 0));
    await fail(first.email, 5);
    await fail(second.email, 4);
    service.clock.advance(-HOUR_MS);
    expect(await login(first.email, PASSWORD)).toEqual({ ...locked, retryAfter: 900 });
    expect(await login(second.email, 'sbagliata')).toEqual(justLocked);
    service.clock.advance(Math.max(-ms, 0));
    expect(await login(first.email, PASSWORD)).toEqual({ ...locked, retryAfter: 900 });
    expect(await login(second.email, PASSWORD)).toEqual({ ...locked, retryAfter: 900 });
  });

  it('counts failures of the last fifteen minutes only', async () => {
    const { email } = await addUser(service);
    await fail(email, 4);
    service.clock.advance(15 * MINUTE_MS);
    expect(await fail(email, 4)).toEqual(Array(4).fill({ ...wrong, retryAfter: null }));
    expect(await login(email, 'sbagliata')).toEqual(justLocked);
  });

  it('forgets failures at a success', async () => {
    const { email } = await addUser(service);
    await fail(email, 4);
    expect(await login(email, PASSWORD)).toMatchObject({ success: true });
    expect(await fail(email, 4)).toEqual(Array(4).fill({ ...wrong, retryAfter: null }));
  });

  it('lets the fifth attempt succeed', async () => {
    const { email } = await addUser(service);
    await fail(email, 4);
    expect(await login(email, PASSWORD)).toMatchObject({ success: true });
    expect(await login(email, PASSWORD)).toMatchObject({ success: true });
  });

  it('asks after a lock for 30 s for each attempt kept, and for five minutes at most', async () => {
    const email = await afterLock();
    for (const waitS of [180, 210, 240, 270, 300, 300]) {
      expect(await login(email, 'sbagliata')).toEqual({ ...wrong, retryAfter: waitS });
      service.clock.advance(waitS * SECOND_MS - 1);
      expect(await login(email, PASSWORD)).toEqual({ ...delayed, retryAfter: 1 });
      service.clock.advance(1);
    }
  });

  it('does not ask for a delay before the first lock', async () => {
    const { email } = await addUser(service);
    await fail(email, 4);
    expect(await login(email, PASSWORD)).toMatchObject({ success: true });
  });

  it('ends the delay with a success', async () => {
    const email = await afterLock();
    await fail(email, 1);
    service.clock.advance(180 * SECOND_MS);
    expect(await login(email, PASSWORD)).toMatchObject({ success: true });
    expect(await fail(email, 2)).toEqual(Array(2).fill({ ...wrong, retryAfter: null }));
  });

  it('does not prolong the delay by attempts that were refused', async () => {
    const email = await afterLock();
    await fail(email, 1);
    for (let i = 0; i < 6; i += 1) {
      service.clock.advance(30 * SECOND_MS - 1);
      expect(await login(email, PASSWORD)).toMatchObject(delayed);
    }
    service.clock.advance(6);
    expect(await login(email, PASSWORD)).toMatchObject({ success: true });
  });

  it('locks e-mails that do not exist in the same way', async () => {
    const known = await addUser(service);
    const unknown = `${known.uid}@nowhere.example`;
    const answers = await Promise.all([fail(known.email, 6), fail(unknown, 6)]);
    expect(answers[0]).toEqual(answers[1]);
    service.clock.advance(15 * MINUTE_MS);
    const later = await Promise.all([fail(known.email, 2), fail(unknown, 2)]);
    expect(later[0]).toEqual(later[1]);
  });

  it('takes two spellings of an e-mail for one account', async () => {
    const { email } = await addUser(service);
    await fail(email, 2);
    await fail(` ${email.toUpperCase()} `, 2);
    expect(await login(email, 'sbagliata')).toEqual(justLocked);
  });

  it('lets none of many attempts side by side slip through, at two copies of the service', async () => {
    const { email } = await addUser(service);
    const other = await service.startCopy();
    const browsers = Array.from({ length: 50 }, (_, n) =>
      attempts.atHome(email, n % 2 === 0 ? service : other),
    );
    const answers = await Promise.all(
      browsers.map((browser) => login(email, 'sbagliata', browser)),
    );
    const count = (code: string) =>
      answers.filter((answer) => !answer.success && answer.code === code).length;
    const { wrongCredentials, justLocked: last, locked: refused } = identityErrorCodes;
    expect([count(wrongCredentials), count(last), count(refused)]).toEqual([4, 1, 45]);
  });

  it('takes back an attempt that could not be verified, and the lock that came of it', async () => {
    const { email } = await addUser(service);
    await fail(email, 4);
    const claim = {
      account: { kind: 'customer', name: email } as const,
      address: attempts.homeOf(email),
      userId: null,
    };
    const away = () => Promise.reject(new Error('away'));
    const lockout = service.app.get(Lockout, { strict: false });
    await expect(lockout.attempt(claim, away)).rejects.toThrow('away');
    expect(await login(email, 'sbagliata')).toEqual(justLocked);
  });

  it('lets no right password through among them once five were wrong', async () => {
    const { email } = await addUser(service);
    await Promise.all(Array.from({ length: 5 }, () => login(email, 'sbagliata')));
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(email, PASSWORD)));
    expect(answers.every((answer) => !answer.success)).toBe(true);
  });

  it('counts across copies of the service', async () => {
    const { email } = await addUser(service);
    const other = await service.startCopy();
    await fail(email, 3);
    const browser = attempts.atHome(email, other);
    expect(await fail(email, 2, browser)).toEqual([{ ...wrong, retryAfter: null }, justLocked]);
    expect(await login(email, PASSWORD)).toEqual({ ...locked, retryAfter: 900 });
  });

  it('cleans up what has no effect any more, and nothing else', async () => {
    const counter = service.app.get(AttemptCounter, { strict: false });
    service.clock.advance(48 * 60 * MINUTE_MS);
    await counter.cleanUp();
    const [failed, justNow] = [await addUser(service), await addUser(service)];
    await fail(failed.email, 2);
    const wasLocked = await afterLock();
    await fail(justNow.email, 4);
    // Of each of the two accounts an address; of the one without a lock itself, and its pair with the address. The
    // delay after a lock goes on.
    expect(await counter.cleanUp()).toBe(2 + 2);
    expect(await login(justNow.email, 'sbagliata')).toEqual(justLocked);
    await fail(wasLocked, 1);
    expect(await login(wasLocked, PASSWORD)).toMatchObject(delayed);
    service.clock.advance(25 * 60 * MINUTE_MS);
    await counter.cleanUp();
    expect(await counter.cleanUp()).toBe(0);
    expect(await fail(wasLocked, 2)).toEqual(Array(2).fill({ ...wrong, retryAfter: null }));
  });
});
