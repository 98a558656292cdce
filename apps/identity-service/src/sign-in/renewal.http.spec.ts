import { authEndpoints } from '@zaino/contracts/identity';
import { cookies } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { LockoutSweep } from '../lockout/lockout-sweep';
import { addUser, PASSWORD } from '../testing/accounts';
import { Attempts, refusals } from '../testing/attempts';
import { startTestService, type TestService } from '../testing/test-service';

const { login, me, renew } = authEndpoints;

describe('cookies of who goes on using the shop', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const signedIn = async (remember: boolean) => {
    const { email, uid } = await addUser(service);
    const browser = service.browser();
    await browser.ask(login, { body: { email, password: PASSWORD, remember } });
    return { email, uid, browser };
  };

  it('none lives longer than 30 days without being used', () => {
    const necessary = Object.values(cookies).filter(({ purpose }) => purpose === 'necessary');
    expect(necessary.length).toBeGreaterThan(0);
    for (const { maxAgeS } of necessary) expect(maxAgeS * 1000).toBeLessThanOrEqual(30 * DAY_MS);
  });

  it('begin their time anew, with the values that they had', async () => {
    const { browser } = await signedIn(true);
    const before = new Map(browser.cookies);
    const { status, headers } = await browser.call(renew);
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^zaino_session=[\w-]{43}; .*; Max-Age=2592000$/),
      expect.stringMatching(/^zaino_device=[\w-]{43}; .*; Max-Age=2592000$/),
    ]);
    expect(browser.cookies).toEqual(before);
    expect(await browser.ask(me)).not.toBeNull();
  });

  it('end with the browser still, where nobody asked to be remembered', async () => {
    const { browser } = await signedIn(false);
    const { headers } = await browser.call(renew);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^zaino_device=/)]);
  });

  it('are renewed for nobody without a session and its token', async () => {
    const { browser } = await signedIn(true);
    expect((await service.browser().call(renew)).status).toBe(401);
    const forged = await browser.call(renew, { headers: { 'x-csrf-token': 'A'.repeat(43) } });
    expect(forged.status).toBe(403);
  });

  it('make a device known whose time was over, and not one whose cookie somebody planted', async () => {
    const attempts = new Attempts(service);
    const { email, browser } = await signedIn(false);
    const planted = 'A'.repeat(43);
    browser.cookies.set('zaino_device', planted);
    await browser.ask(renew);
    expect(browser.cookies.get('zaino_device')).toMatch(/^(?!A{43})[\w-]{43}$/);
    await attempts.fail(email, 6);
    const attacker = attempts.elsewhere();
    attacker.cookies.set('zaino_device', planted);
    expect(await attempts.login(email, PASSWORD, attacker)).toMatchObject(refusals.delayed);
    expect(await attempts.login(email, PASSWORD, browser)).toMatchObject({ success: true });
  });

  it('keep a device known for as long as it is used, and for 30 days more', async () => {
    const attempts = new Attempts(service);
    const sweep = service.app.get(LockoutSweep, { strict: false });
    const { email, browser } = await signedIn(true);
    for (let times = 0; times < 3; times += 1) {
      service.clock.advance(20 * DAY_MS);
      await browser.ask(renew);
      await sweep.run();
    }
    await attempts.fail(email, 6);
    expect(await attempts.login(email, PASSWORD, browser)).toMatchObject({ success: true });
    service.clock.advance(31 * DAY_MS);
    await sweep.run();
    await attempts.fail(email, 6);
    expect(await attempts.login(email, PASSWORD, browser)).toMatchObject(refusals.delayed);
  });
});
