import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import { createServiceDatabase, startBookshops, startIdentity } from './account-services';
import { startCatalogue } from './catalogue';
import { startMailCatcher } from './mail-catcher';
import { freePort, root, run, start } from './processes';

/** Far above what the browsers of all tests do from their one address. */
const RATE_LIMIT_FACTOR = '1000';

/** What ends a part of the stack, in the order of starting. */
type Ends = (() => Promise<void>)[];

/** Starts the whole shop with demo data for one run of the browser tests; gives how to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const ends: Ends = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    await startShop(ends);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function startShop(ends: Ends): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-e2e-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const releases = join(folder, 'releases');
  const redis = await createTestRedis();
  ends.push(redis.drop);
  const gatewayPort = await freePort();
  const publicUrl = `http://127.0.0.1:${gatewayPort}`;
  const adminUrl = `http://admin.localhost:${gatewayPort}`;

  run('tools/release/publish-all.ts', [join(root, 'dist/apps'), releases], {});
  const schools = await startSchools(ends, folder, redis.url);
  const accounts = await startAccounts(ends, { redisUrl: redis.url, publicUrl });
  const catalogue = await startCatalogue(ends, { folder, redisUrl: redis.url });
  const env = {
    RELEASES_DIR: releases,
    REDIS_URL: redis.url,
    PUBLIC_URL: publicUrl,
    ADMIN_URL: adminUrl,
    RATE_LIMIT_FACTOR,
    SCHOOLS_URL: schools.E2E_SCHOOLS_URL,
    IDENTITY_URL: accounts.identityUrls,
    BOOKSHOPS_URL: accounts.settings.E2E_BOOKSHOPS_URL,
    CATALOGUE_URL: catalogue.E2E_CATALOGUE_URL,
  };
  const gateway = await start('gateway', env, gatewayPort);
  ends.push(gateway.stop);
  Object.assign(process.env, schools, accounts.settings, catalogue, {
    BASE_URL: gateway.url,
    E2E_RELEASES_DIR: releases,
    E2E_REDIS_URL: redis.url,
    E2E_ADMIN_URL: adminUrl,
    E2E_IDENTITY_URL: accounts.identityUrls,
  });
}

async function startSchools(ends: Ends, folder: string, redisUrl: string) {
  const database = await createTestDatabase();
  ends.push(database.drop);
  const env = { MYSQL_URL: database.url, REDIS_URL: redisUrl };
  run('tools/demo/generate.ts', ['--only', 'schools', '--out', join(folder, 'demo')], {});
  for (const step of [['migrate'], ['seed'], ['import', join(folder, 'demo')]]) {
    run('dist/apps/schools-service/cli.js', step, env);
  }
  const schools = await start('schools-service', env);
  ends.push(schools.stop);
  return { E2E_MYSQL_URL: database.url, E2E_SCHOOLS_URL: schools.url };
}

/** Two copies of the identity service, as behind any gateway that is not alone. */
async function startAccounts(
  ends: Ends,
  { redisUrl, publicUrl }: { redisUrl: string; publicUrl: string },
) {
  const mails = await startMailCatcher();
  ends.push(mails.stop);
  const settings = {
    REDIS_URL: redisUrl,
    PUBLIC_URL: publicUrl,
    SMTP_URL: mails.smtpUrl,
    SERVICE_KEY: randomBytes(24).toString('hex'),
  };
  const ofBookshops = await createServiceDatabase('bookshops-service');
  const ofIdentity = await createServiceDatabase('identity-service');
  ends.push(ofBookshops.drop, ofIdentity.drop);
  const bookshops = await startBookshops(settings, ofBookshops.url);
  ends.push(bookshops.stop);
  const urls = { database: ofIdentity.url, bookshops: bookshops.url };
  const copies = [await startIdentity(settings, urls), await startIdentity(settings, urls)];
  ends.push(...copies.map((copy) => copy.stop));
  return {
    identityUrls: copies.map(({ url }) => url).join(),
    settings: {
      E2E_MAILS_URL: mails.url,
      E2E_SMTP_URL: mails.smtpUrl,
      E2E_SERVICE_KEY: settings.SERVICE_KEY,
      E2E_IDENTITY_MYSQL_URL: ofIdentity.url,
      E2E_BOOKSHOPS_URL: bookshops.url,
    },
  };
}
