import { createServiceDatabase, startIdentity } from '@zaino/browser-testing/account-services';
import { type AdminSignIn, makeAdmin } from '@zaino/browser-testing/admin';
import { keptPort } from '@zaino/testing/kept-port';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import type { TestDatabase } from '@zaino/testing/test-database';
import { createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import { settingsOfAll } from './settings-of-all';

interface Parts {
  redis: TestRedis;
  database: TestDatabase;
  identity: Running;
  gateway: Running;
}

/**
 * A shop whose admins need a second factor. It has names instead of a number for its address: passkeys are made for
 * names alone.
 */
export class GuardedShop {
  private constructor(
    private readonly parts: Parts,
    readonly url: string,
    readonly adminUrl: string,
  ) {}

  static async open(): Promise<GuardedShop> {
    const redis = await createTestRedis();
    const database = await createServiceDatabase('identity-service');
    const port = await keptPort();
    const [url, adminUrl] = [`http://localhost:${port}`, `http://admin.localhost:${port}`];
    const ofAll = settingsOfAll(redis.url, url);
    const identity = await startIdentity(ofAll, {
      database: database.url,
      bookshops: settings('E2E_BOOKSHOPS_URL'),
      orders: settings('E2E_ORDERS_URL'),
      catalogue: settings('E2E_CATALOGUE_URL'),
      more: { ADMIN_SECOND_FACTOR: 'true' },
    });
    const gateway = await start(
      'gateway',
      {
        ...ofAll,
        ADMIN_URL: adminUrl,
        RELEASES_DIR: settings('E2E_RELEASES_DIR'),
        // No other service: they ask another Redis who is signed in, and would end this shop's sessions.
        IDENTITY_URL: identity.url,
        RATE_LIMIT_FACTOR: '1000',
      },
      port,
    );
    return new GuardedShop({ redis, database, identity, gateway }, url, adminUrl);
  }

  makeAdmin(): AdminSignIn {
    const { redis, database } = this.parts;
    return makeAdmin({ MYSQL_URL: database.url, REDIS_URL: redis.url });
  }

  async close(): Promise<void> {
    const { gateway, identity, redis, database } = this.parts;
    await gateway.stop();
    await identity.stop();
    await redis.drop();
    await database.drop();
  }
}
