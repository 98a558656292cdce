import { setTimeout } from 'node:timers/promises';
import { accountEndpoints, authEndpoints, identityErrorCodes } from '@zaino/contracts/identity';
import {
  CSRF_HEADER,
  CUSTOMER_TOKEN_HEADER,
  type Endpoint,
  SESSION_COOKIE,
} from '@zaino/contracts/shared';
import { MINUTE_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { Audit } from '../security-log/audit';
import { LoggedEventEntity } from '../security-log/logged-event.entity';
import { addUser, PASSWORD } from './accounts';
import { addressOf, callRaw, nameOf, servedEndpoints } from './contract-walk';
import { anAccount, anAdmin, type TestAccount } from './test-account';
import type { TestBrowser } from './test-browser';
import { startTestService, type TestService } from './test-service';

const isWrite = ({ method }: Endpoint) => method !== 'GET';

/** Whether an address is one of a path's: a parameter stands for whatever is in its place. */
function covers(path: string, address: string): boolean {
  const [wanted, parts] = [path.split('/'), address.split('/')];
  return (
    wanted.length === parts.length &&
    wanted.every((part, place) => part.startsWith(':') || part === parts[place])
  );
}

describe('attacks on the identity service', () => {
  let service: TestService;
  let account: TestAccount;
  let other: TestAccount;
  let customerCalls: Endpoint[];

  beforeAll(async () => {
    service = await startTestService();
    customerCalls = servedEndpoints(service).filter(({ access }) => access === 'customer');
    [account, other] = [await anAccount(service), await anAccount(service)];
  });
  afterAll(() => service.stop());

  /** Status and code of each endpoint's answer, by name. */
  const answersOf = async (
    endpoints: Endpoint[],
    browser: TestBrowser,
    headers: Record<string, string> = {},
  ) => {
    const answers: Record<string, unknown> = {};
    for (const endpoint of endpoints) {
      const { status, body } = await callRaw(browser, endpoint, { headers });
      answers[nameOf(endpoint)] = [status, (body as { code?: string }).code];
    }
    return answers;
  };
  const allAre = (endpoints: Endpoint[], status: number, code: string) =>
    Object.fromEntries(endpoints.map((endpoint) => [nameOf(endpoint), [status, code]]));
  const withCookie = (value: string, csrfToken?: string) => {
    const browser = service.browser();
    browser.cookies.set(SESSION_COOKIE, value);
    browser.csrfToken = csrfToken;
    return browser;
  };
  const cookieOf = ({ browser }: TestAccount) => browser.cookies.get(SESSION_COOKIE) ?? '';

  it('has calls of every kind to attack', () => {
    const kinds = new Set(servedEndpoints(service).map(({ access }) => access));
    expect([...kinds].sort()).toEqual([
      'admin',
      'bookshop',
      'customer',
      'enrolling-admin',
      'public',
    ]);
    expect(customerCalls.filter(isWrite).length).toBeGreaterThan(8);
  });

  describe('calls of customers', () => {
    const refused = () => allAre(customerCalls, 401, 'unauthenticated');

    it('are refused without a session', async () => {
      expect(await answersOf(customerCalls, service.browser())).toEqual(refused());
    });

    it('are refused to an admin’s bearer', async () => {
      expect(await answersOf(customerCalls, await anAdmin(service))).toEqual(refused());
    });

    it.each([
      ['the public handle of a session', () => account.session.customerToken],
      ['its CSRF token', () => account.session.csrfToken],
      ['the id of an account', () => account.user.uid],
      ['an id that nobody gave', () => 'A'.repeat(43)],
      ['a key of Redis', () => '*'],
      ['a line break', () => 'x%0d%0aset-cookie:a=b'],
      ['too much', () => 'A'.repeat(4_000)],
    ])('are refused to %s in the place of the cookie', async (_, value) => {
      const browser = withCookie(value(), account.session.csrfToken);
      expect(await answersOf(customerCalls, browser)).toEqual(refused());
    });

    it('are refused with two session cookies that differ', async () => {
      const [mine, planted] = [cookieOf(account), cookieOf(other)];
      const cookie = `${SESSION_COOKIE}=${mine}; ${SESSION_COOKIE}=${planted}`;
      const headers = { cookie, [CSRF_HEADER]: account.session.csrfToken };
      expect(await answersOf(customerCalls, service.browser(), headers)).toEqual(refused());
    });

    it('are refused where the public handle is another session’s', async () => {
      const headers = { [CUSTOMER_TOKEN_HEADER]: other.session.customerToken };
      expect(await answersOf(customerCalls, account.browser, headers)).toEqual(refused());
    });

    it('are refused to a cookie that was stolen before the sign-out', async () => {
      const victim = await anAccount(service);
      const thief = withCookie(cookieOf(victim), victim.session.csrfToken);
      await victim.browser.ask(authEndpoints.logout);
      expect(await answersOf(customerCalls, thief)).toEqual(refused());
    });

    it.each([
      ['without a CSRF token', () => undefined],
      ['with another session’s', () => other.session.csrfToken],
      ['with an empty one', () => ''],
      ['with the public handle', () => account.session.customerToken],
    ])('that change something are refused %s', async (_, token) => {
      const writes = customerCalls.filter(isWrite);
      const browser = withCookie(cookieOf(account), token());
      expect(await answersOf(writes, browser)).toEqual(allAre(writes, 403, 'csrf'));
      expect(await account.browser.ask(accountEndpoints.profile)).toMatchObject({
        uid: account.user.uid,
      });
    });
  });

  it('refuses admins’ calls to everybody else', async () => {
    const calls = servedEndpoints(service).filter(({ access }) => access === 'admin');
    const refused = allAre(calls, 401, 'unauthenticated');
    expect(await answersOf(calls, service.browser())).toEqual(refused);
    expect(await answersOf(calls, account.browser)).toEqual(refused);
    const admin = await anAdmin(service);
    for (const authorization of [
      `Bearer ${cookieOf(account)}`,
      'Bearer ',
      'Bearer *',
      'Basic YWRtaW46YWRtaW4=',
      `Bearer ${'A'.repeat(43)}`,
    ]) {
      expect(await answersOf(calls, service.browser({ authorization }))).toEqual(refused);
    }
    // And the admin's token is nothing in a cookie.
    expect(await answersOf(calls, admin)).not.toEqual(refused);
  });

  it.each(['/api/profile/', '/api//profile', '/API/PROFILE', '/api/%70rofile', '/api/profile;a=b'])(
    'opens %s to nobody',
    async (path) => {
      const { status } = await service.browser().send(path);
      expect([401, 404]).toContain(status);
    },
  );

  it('answers a method that an address does not have with 404 or 405', async () => {
    const endpoints = servedEndpoints(service);
    for (const { path } of endpoints) {
      const declared = endpoints.filter((one) => covers(one.path, path)).map((one) => one.method);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (declared.includes(method)) continue;
        const address = addressOf({ path } as Endpoint);
        const { status } = await account.browser.send(address, { method });
        expect([404, 405]).toContain(status);
      }
    }
  });

  it('repeats nothing in its headers that a caller made up', async () => {
    const { headers } = await service.browser().send('/api/auth/me', {
      headers: { 'x-request-id': '<script>alert(1)</script>', origin: 'https://evil.example' },
    });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  describe('guessing passwords', () => {
    const guess = (email: string, address: number, password = 'sbagliata') =>
      service
        .browser({ 'x-forwarded-for': `203.0.${address >> 8}.${address & 255}` })
        .ask(authEndpoints.login, { body: { email, password } });

    it('of one account from many addresses ends after five', async () => {
      const { email } = await addUser(service);
      const answers = [];
      for (let address = 0; address < 40; address += 1) answers.push(await guess(email, address));
      const codes = answers.map((answer) => !answer.success && answer.code);
      const { tooManyAttempts: code, wrongCredentials } = identityErrorCodes;
      expect(codes.slice(0, 5)).toEqual(Array<string>(5).fill(wrongCredentials));
      expect(new Set(codes.slice(5))).toEqual(new Set([code]));
      expect(await guess(email, 99, PASSWORD)).toMatchObject({ success: false, code });
    });

    it('of many accounts from many addresses is found by the audit', async () => {
      service.clock.advance(5 * MINUTE_MS);
      const events = service.app.get(DataSource).getRepository(LoggedEventEntity);
      const audit = service.app.get(Audit);
      await audit.runIfDue();
      // What was tried before is in the log: of these guesses all must be before it is looked at.
      const written = () => events.countBy({ category: 'auth.failure' });
      const before = await settled(written);
      for (let n = 0; n < 110; n += 10) {
        await Promise.all(
          Array.from({ length: 10 }, (_, k) => guess(`nobody-${n + k}@example.it`, 300 + n + k)),
        );
      }
      expect(await waitUntil(async () => (await written()) >= before + 110, 30_000)).toBe(true);
      service.clock.advance(5 * MINUTE_MS);
      await audit.runIfDue();
      const findings = () => events.findBy({ category: 'audit.finding' });
      const isFound = async () =>
        (await findings()).some(({ data }) => /"failures":1\d\d/.test(data ?? ''));
      expect(await waitUntil(isFound, 20_000)).toBe(true);
      expect(JSON.stringify(await findings())).not.toMatch(/@|203\.0/);
    });
  });
});

/** A number once it has not changed for half a second. */
async function settled(read: () => Promise<number>): Promise<number> {
  for (let last = await read(); ;) {
    await setTimeout(500);
    const now = await read();
    if (now === last) return now;
    last = now;
  }
}
