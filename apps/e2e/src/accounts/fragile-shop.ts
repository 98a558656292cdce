import { createServiceDatabase, startIdentity } from '@zaino/browser-testing/account-services';
import { keptPort } from '@zaino/testing/kept-port';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import type { TestDatabase } from '@zaino/testing/test-database';
import { KillableRedis } from './killable-redis';
import { settingsOfAll } from './settings-of-all';

interface Parts {
  redis: KillableRedis;
  database: TestDatabase;
  copies: Copy[];
  gateway: Running;
}

/**
 * A gateway, two copies of the identity service, a schema and a Redis of their own: a test may end any of them, and
 * their mails lead to them.
 */
export class FragileShop {
  readonly redis: KillableRedis;

  private constructor(private readonly parts: Parts) {
    this.redis = parts.redis;
  }

  get url(): string {
    return this.parts.gateway.url;
  }

  static async open(): Promise<FragileShop> {
    const redis = new KillableRedis(await keptPort());
    await redis.start();
    const database = await createServiceDatabase('identity-service');
    const port = await keptPort();
    const ofAll = settingsOfAll(redis.url, `http://127.0.0.1:${port}`);
    const startCopy = (at?: number) =>
      startIdentity(
        ofAll,
        {
          database: database.url,
          bookshops: settings('E2E_BOOKSHOPS_URL'),
          orders: settings('E2E_ORDERS_URL'),
          catalogue: settings('E2E_CATALOGUE_URL'),
        },
        at,
      );
    const copies = [await Copy.start(startCopy), await Copy.start(startCopy)];
    const gateway = await start(
      'gateway',
      {
        ...ofAll,
        RELEASES_DIR: settings('E2E_RELEASES_DIR'),
        SCHOOLS_URL: settings('E2E_SCHOOLS_URL'),
        BOOKSHOPS_URL: settings('E2E_BOOKSHOPS_URL'),
        IDENTITY_URL: copies.map(({ url }) => url).join(),
        RATE_LIMIT_FACTOR: '1000',
      },
      port,
    );
    return new FragileShop({ redis, database, copies, gateway });
  }

  async close(): Promise<void> {
    const { gateway, copies, redis, database } = this.parts;
    await gateway.stop();
    for (const copy of copies) await copy.stop();
    await redis.remove();
    await database.drop();
  }

  /** Ends one copy of the identity service, or the other. */
  async stopIdentity(copy: 0 | 1): Promise<void> {
    await this.parts.copies[copy]?.stop();
  }

  /** Everything runs again. */
  async restore(): Promise<void> {
    await this.redis.start();
    for (const copy of this.parts.copies) await copy.startAgain();
  }
}

class Copy {
  private constructor(
    private running: Running | undefined,
    private readonly startAt: (port: number) => Promise<Running>,
    readonly url: string,
  ) {}

  static async start(startAt: (port?: number) => Promise<Running>): Promise<Copy> {
    const running = await startAt();
    return new Copy(running, startAt, running.url);
  }

  async stop(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    await running?.stop();
  }

  async startAgain(): Promise<void> {
    this.running ??= await this.startAt(Number(new URL(this.url).port));
  }
}
