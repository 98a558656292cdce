import { SECOND_MS } from '@zaino/rules/durations';
import { addUser, PASSWORD } from '../testing/accounts';
import { Attempts, refusals } from '../testing/attempts';
import { startTestService, type TestService } from '../testing/test-service';

const { justLocked, locked, delayed } = refusals;

describe('lockout by device and address', () => {
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

  it('keeps a device that signed in before out of what others do', async () => {
    const { email } = await addUser(service);
    const device = elsewhere();
    await login(email, PASSWORD, device);
    await fail(email, 6);
    expect(await login(email, PASSWORD, device)).toMatchObject({ success: true });
    expect(await login(email, PASSWORD)).toMatchObject(locked);
  });

  it('gives that device no more failures than anybody', async () => {
    const { email } = await addUser(service);
    const device = elsewhere();
    await login(email, PASSWORD, device);
    const answers = await fail(email, 6, device);
    expect(answers[4]).toEqual(justLocked);
    expect(answers[5]).toMatchObject(locked);
    expect(await login(email, PASSWORD)).toMatchObject({ success: true });
  });

  it('knows a device for the accounts that used it only', async () => {
    const [own, others] = [await addUser(service), await addUser(service)];
    const device = elsewhere();
    await login(own.email, PASSWORD, device);
    await fail(others.email, 5);
    expect(await login(others.email, PASSWORD, device)).toMatchObject(delayed);
  });

  it('knows a device for each of the accounts of a family', async () => {
    const [one, other] = [await addUser(service), await addUser(service)];
    const device = elsewhere();
    for (const { email } of [one, other]) await login(email, PASSWORD, device);
    for (const { email } of [one, other]) {
      await fail(email, 5);
      expect(await login(email, PASSWORD, device)).toMatchObject({ success: true });
    }
  });

  it('makes nothing of a device cookie that it has not given', async () => {
    const { email } = await addUser(service);
    await fail(email, 5);
    const device = elsewhere();
    device.cookies.set('zaino_device', 'A'.repeat(43));
    expect(await login(email, PASSWORD, device)).toMatchObject(delayed);
  });

  it('lets a planted device cookie count for nothing once its bearer has signed in', async () => {
    const { email } = await addUser(service);
    const attacker = elsewhere();
    const victim = elsewhere();
    for (const browser of [attacker, victim]) browser.cookies.set('zaino_device', 'B'.repeat(43));
    await login(email, PASSWORD, victim);
    expect(victim.cookies.get('zaino_device')).not.toBe('B'.repeat(43));
    await fail(email, 5);
    expect(await login(email, PASSWORD, attacker)).toMatchObject(delayed);
  });

  it('slows an address down after a hundred failures, whichever accounts they were for', async () => {
    const { email } = await addUser(service);
    const crowd = service.browser({ 'x-forwarded-for': '203.0.113.9' });
    for (let i = 0; i < 10; i += 1) {
      const emails = Array.from({ length: 10 }, (_, n) => `nobody-${i}-${n}@example.it`);
      await Promise.all(emails.map((other) => login(other, 'sbagliata', crowd)));
    }
    expect(await login(email, PASSWORD, crowd)).toEqual({ ...delayed, retryAfter: 10 });
    expect(await login(email, PASSWORD)).toMatchObject({ success: true });
    const claimed = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    expect(await login(email, PASSWORD, service.browser(claimed))).toMatchObject(delayed);
    service.clock.advance(10 * SECOND_MS);
    expect(await login(email, PASSWORD, crowd)).toMatchObject({ success: true });
  });

  it('takes no success for a failure of its address', async () => {
    const { email } = await addUser(service);
    const home = service.browser({ 'x-forwarded-for': '203.0.113.10' });
    for (let i = 0; i < 10; i += 1) {
      home.cookies.clear();
      await Promise.all(Array.from({ length: 11 }, () => login(email, PASSWORD, home)));
    }
    expect(await login(email, PASSWORD, home)).toMatchObject({ success: true });
  });
});
