import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountEndpoints, adminEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { type OwnRedis, startOwnRedis } from '@zaino/testing/own-redis';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { AdminAccounts } from '../admins/admin-accounts';
import { AttemptCounter } from '../lockout/attempt-counter';
import { ChosenPasswords } from '../passwords/chosen-passwords';
import { Passwords } from '../passwords/passwords';
import { addAdmin, addUser, PASSWORD } from '../testing/accounts';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { EndedSessions } from '../sessions/ended-sessions';
import { RevokedSessionEntity } from '../sessions/revoked-session.entity';

describe('a Redis that comes back with older data', () => {
  let folder: string;
  let redis: OwnRedis;
  let service: TestService;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zaino-older-redis-'));
    redis = await startOwnRedis(folder, { isVouchedFor: false });
    service = await startTestService({ REDIS_URL: redis.url });
    expect(await isVouchedFor()).toBe(true);
  });
  afterAll(async () => {
    await service.stop();
    await redis.kill();
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}-older`, { recursive: true, force: true });
  });

  /** Asks Redis itself first: what was known of the run before is nothing to wait for. */
  const isVouchedFor = () => {
    const { vouch } = service.app.get(SessionStore);
    const holds = () => vouch.run().then(() => vouch.holds());
    return waitUntil(() => holds().catch(() => false), 20_000);
  };
  const signIn = async (email: string) => {
    const browser = service.browser();
    await browser.ask(authEndpoints.login, { body: { email, password: PASSWORD } });
    return browser;
  };
  const statusOf = async (browser: TestBrowser) =>
    (await browser.call(authEndpoints.sessions)).status;
  const signInAdmin = async (username: string) => {
    const answer = await service
      .browser()
      .ask(adminEndpoints.login, { body: { username, password: PASSWORD } });
    if (!answer.success) throw new Error(answer.error);
    return answer.token;
  };
  const admins = () =>
    new AdminAccounts({
      dataSource: service.app.get(DataSource),
      passwords: service.app.get(Passwords, { strict: false }),
      sessions: service.app.get(SessionStore),
      failures: service.app.get(AttemptCounter, { strict: false }),
      chosen: service.app.get(ChosenPasswords, { strict: false }),
    });

  /** What Redis held before `act` comes back after it. */
  const withOlderCopy = async (act: () => Promise<unknown>) => {
    const data = join(folder, 'appendonlydir');
    const older = `${folder}-older`;
    await rm(older, { recursive: true, force: true });
    await cp(data, older, { recursive: true });
    await act();
    await redis.kill();
    await rm(data, { recursive: true, force: true });
    await cp(older, data, { recursive: true });
    await redis.restart();
    expect(await isVouchedFor()).toBe(true);
  };

  it('leaves in whom nobody signed out', async () => {
    const { email } = await addUser(service);
    const [browser, other] = [await signIn(email), await signIn(email)];
    await withOlderCopy(() => other.call(authEndpoints.logout));
    expect(await statusOf(browser)).toBe(200);
  });

  it.each<[string, (owner: TestBrowser, stolen: TestBrowser) => Promise<unknown>]>([
    [
      'everywhere',
      (owner) => owner.call(authEndpoints.revokeAllSessions, { body: { password: PASSWORD } }),
    ],
    ['by its own sign-out', (_, stolen) => stolen.call(authEndpoints.logout)],
    [
      'from another device',
      async (owner) => {
        const { sessions } = await owner.ask(authEndpoints.sessions);
        const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
        return owner.call(authEndpoints.revokeSession, {
          params: { id },
          body: { password: PASSWORD },
        });
      },
    ],
    [
      'by a new password',
      (owner) =>
        owner.call(accountEndpoints.changePassword, {
          body: { currentPassword: PASSWORD, password: 'un’altra password' },
        }),
    ],
    [
      'with the account',
      (owner) => owner.call(accountEndpoints.deleteAccount, { body: { password: PASSWORD } }),
    ],
  ])('does not revive a session that ended %s', async (_, end) => {
    const { email } = await addUser(service);
    const [owner, stolen] = [await signIn(email), await signIn(email)];
    expect(await statusOf(stolen)).toBe(200);
    const cookie = stolen.cookies.get(SESSION_COOKIE) ?? '';
    await withOlderCopy(() => end(owner, stolen));
    // A thief keeps what a sign-out takes away from the browser.
    stolen.cookies.set(SESSION_COOKIE, cookie);
    expect(await statusOf(stolen)).toBe(401);
    expect(await stolen.ask(authEndpoints.me)).toBeNull();
  });

  it.each<[string, (username: string, token: string) => Promise<unknown>]>([
    ['that is disabled', (username) => admins().disable(username)],
    ['with a new password', (username) => admins().changePassword(username, 'un’altra password')],
    [
      'who signed out',
      (_, token) =>
        service.browser({ authorization: `Bearer ${token}` }).call(adminEndpoints.logout),
    ],
  ])('does not revive the bearer of an admin %s', async (_, end) => {
    const { username } = await addAdmin(service);
    const token = await signInAdmin(username);
    const countUsers = () =>
      service.browser({ authorization: `Bearer ${token}` }).call(adminEndpoints.countUsers);
    expect((await countUsers()).status).toBe(200);
    await withOlderCopy(() => end(username, token));
    expect((await countUsers()).status).toBe(401);
  });

  it('loses no sign-in and no revocation that the append-only file has', async () => {
    const { email } = await addUser(service);
    const [owner, other] = [await signIn(email), await signIn(email)];
    await other.call(authEndpoints.logout);
    await redis.kill();
    await redis.restart();
    expect(await isVouchedFor()).toBe(true);
    expect([await statusOf(owner), await statusOf(other)]).toEqual([200, 401]);
  });

  it('forgets single sessions once they would have ended by themselves', async () => {
    const { email } = await addUser(service);
    await (await signIn(email)).call(authEndpoints.logout);
    const count = () => service.app.get(DataSource).getRepository(RevokedSessionEntity).count();
    const ended = service.app.get(EndedSessions, { strict: false });
    await ended.sweep();
    expect(await count()).toBeGreaterThan(0);
    service.clock.advance(181 * DAY_MS);
    await ended.sweep();
    expect(await count()).toBe(0);
  });
});
