import { randomUUID } from 'node:crypto';
import {
  accountEndpoints,
  contactEndpoints,
  pushEndpoints,
  securityLogEndpoints,
} from '@zaino/contracts/identity';
import type { Endpoint } from '@zaino/contracts/shared';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { waitUntil } from '@zaino/testing/processes';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import { createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { LoggedEventEntity } from '../security-log/logged-event.entity';
import { aChild } from '../testing/children';
import { anAccount, anAdmin } from '../testing/test-account';
import type { TestCallInput, TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { UserEntity } from '../users/user.entity';

const PATIENCE_MS = 20_000;

/** Every call about the own account, each with input that is right. */
const calls: [Endpoint, TestCallInput][] = [
  [accountEndpoints.profile, {}],
  [accountEndpoints.updateProfile, { body: { city: 'Trento' } }],
  [accountEndpoints.exportData, {}],
  [accountEndpoints.deleteAccount, { body: { password: 'una password' } }],
  [accountEndpoints.children, {}],
  [accountEndpoints.addChild, { body: aChild() }],
  [accountEndpoints.childBooks, {}],
  [contactEndpoints.preferences, {}],
  [contactEndpoints.setPreference, { params: { purpose: 'new-lists' }, body: { isOn: true } }],
  [pushEndpoints.status, {}],
  [pushEndpoints.switchOff, {}],
  [
    accountEndpoints.markBooks,
    { params: { id: randomUUID() }, body: { books: [{ isbn: '9788899001214', isOwned: true }] } },
  ],
];

describe('profile and security log', () => {
  let database: TestDatabase;
  let redis: TestRedis;
  let toDatabase: ServerRelay;
  let toRedis: ServerRelay;
  let service: TestService;
  let browser: TestBrowser;
  let admin: TestBrowser;
  let uid: string;

  beforeAll(async () => {
    [database, redis] = [await createTestDatabase(), await createTestRedis()];
    const migrations = await migratedDataSource(database.url, createDataSource);
    await migrations.destroy();
    [toDatabase, toRedis] = [await relayTo(database.url), await relayTo(redis.url)];
    service = await startTestService({ MYSQL_URL: toDatabase.url, REDIS_URL: toRedis.url });
    const account = await anAccount(service);
    browser = account.browser;
    uid = account.user.uid;
    admin = await anAdmin(service);
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([toDatabase.cut(), toRedis.cut()]);
    await Promise.all([database.drop(), redis.drop()]);
  });

  const answersOf = async () => {
    const answers = [];
    for (const [endpoint, input] of calls) answers.push(await browser.call(endpoint, input));
    return answers;
  };
  const expectUnavailable = async () => {
    for (const { status, body, headers } of await answersOf()) {
      expect([status, body]).toMatchObject([503, { code: 'unavailable', success: false }]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  };
  const isBack = () =>
    waitUntil(
      async () => (await browser.call(accountEndpoints.profile)).status === 200,
      PATIENCE_MS,
    );
  const tell = (message: string) => {
    const timestamp = new Date(service.clock.now()).toISOString();
    const body = { timestamp, level: 'ERROR', category: 'browser.outage', message };
    return browser.call(securityLogEndpoints.add, { body });
  };
  const kept = (message: string) =>
    service.app.get(DataSource).manager.findBy(LoggedEventEntity, { message });

  describe('without Redis', () => {
    beforeAll(() => toRedis.cut());
    afterAll(async () => {
      await toRedis.restore();
      expect(await isBack()).toBe(true);
    });

    it('says of the account that it is unavailable, and changes nothing', async () => {
      await expectUnavailable();
      expect(
        await service.app.get(DataSource).manager.findOneBy(UserEntity, { uid }),
      ).toMatchObject({
        city: '',
      });
      expect((await admin.call(securityLogEndpoints.search)).status).toBe(503);
    });

    it('still takes what browsers tell, of nobody in particular', async () => {
      expect((await tell('without Redis')).status).toBe(200);
      expect(await kept('without Redis')).toMatchObject([{ userId: null }]);
    });
  });

  describe('without MySQL', () => {
    beforeAll(() => toDatabase.cut());

    it('says so, loses no session, and goes on by itself with all that the services told', async () => {
      await expectUnavailable();
      expect(await tell('without MySQL')).toMatchObject({ status: 503 });
      service.app.get(SecurityLog).record({
        level: 'INFO',
        category: 'auth.sign-in',
        message: 'told meanwhile',
        userId: uid,
      });
      expect((await admin.call(securityLogEndpoints.search)).status).toBe(503);
      await toDatabase.restore();
      expect(await isBack()).toBe(true);
      const isKept = async () => (await kept('told meanwhile')).length > 0;
      expect(await waitUntil(isKept, PATIENCE_MS)).toBe(true);
      expect(await kept('told meanwhile')).toMatchObject([{ userId: uid }]);
      expect((await tell('MySQL is back')).status).toBe(200);
    });
  });
});
