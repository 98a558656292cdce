import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AccountSettings,
  createServiceDatabase,
  startBookshops,
  type IdentityNeighbours,
  startIdentity,
} from '@zaino/browser-testing/account-services';
import { makeAdmin } from '@zaino/browser-testing/admin';
import { startBlogService } from '@zaino/browser-testing/blog-service';
import { startMailCatcher } from '@zaino/browser-testing/mail-catcher';
import { run, start } from '@zaino/browser-testing/processes';
import { publishApps } from '@zaino/browser-testing/publish-apps';
import { keptPort } from '@zaino/testing/kept-port';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import { demoPlanPrice } from '@zaino/tools/demo/accounts/demo-plan-price';
import { startAnalytics } from './analytics';
import { startCatalogue } from './catalogue';
import { openBookshops } from './demo-bookshops';
import { startOrders } from './orders';
import { startReleases } from './releases';

/** Far above what the browsers of all tests do from their one address. */
const RATE_LIMIT_FACTOR = '1000';

const apps = ['shell', 'school-finder', 'cart', 'catalogue', 'bookshops', 'admin'];

interface Wanted {
  /** Its tests are its own (apps/blog-e2e), and the others go without it. */
  hasBlog: boolean;
  /**
   * Calls and mails are counted as in production, by the address that a caller names; services prove themselves by keys
   * of pairs. Otherwise nobody meets a limit.
   */
  isGuarded?: boolean;
}

/** What ends a part of the stack, in the order of starting. */
type Ends = (() => Promise<void>)[];

/** Starts the whole shop with demo data for one run of the browser tests; gives how to stop it. */
export async function startShop(wanted: Wanted): Promise<() => Promise<void>> {
  const ends: Ends = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    await startParts(ends, wanted);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function startParts(ends: Ends, { hasBlog, isGuarded = false }: Wanted): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-e2e-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const releases = publishApps(folder, hasBlog ? [...apps, 'blog'] : apps);
  const redis = await createTestRedis();
  ends.push(redis.drop);
  const gatewayPort = await keptPort();
  const publicUrl = `http://127.0.0.1:${gatewayPort}`;
  const adminUrl = `http://admin.localhost:${gatewayPort}`;

  const mails = await startMailCatcher();
  ends.push(mails.stop);
  const settings: AccountSettings = {
    REDIS_URL: redis.url,
    PUBLIC_URL: publicUrl,
    SMTP_URL: mails.smtpUrl,
    MAIL_LIMIT_FACTOR: isGuarded ? '1' : RATE_LIMIT_FACTOR,
    SERVICE_KEY: isGuarded ? keysOfPairs() : newKey(),
  };
  const services = await startServices(ends, folder, settings);
  const identityUrl = services.E2E_IDENTITY_URL;
  const blog = hasBlog
    ? await startBlogService(ends, { folder, settings, identityUrl })
    : undefined;
  const analyticsUrl = await startAnalytics(ends, settings);
  const [oneIdentity = ''] = identityUrl.split(',');
  const partners = {
    SCHOOLS_URL: services.E2E_SCHOOLS_URL,
    IDENTITY_URL: oneIdentity,
    BOOKSHOPS_URL: services.E2E_BOOKSHOPS_URL,
    CATALOGUE_URL: services.E2E_CATALOGUE_URL,
    ORDERS_URL: services.E2E_ORDERS_URL,
    ANALYTICS_URL: analyticsUrl,
  };
  const env = {
    RELEASES_DIR: releases,
    REDIS_URL: redis.url,
    PUBLIC_URL: publicUrl,
    ADMIN_URL: adminUrl,
    ...(isGuarded ? { TRUSTED_PROXIES: '127.0.0.1' } : { RATE_LIMIT_FACTOR }),
    SERVICE_KEY: settings.SERVICE_KEY,
    SCHOOLS_URL: services.E2E_SCHOOLS_URL,
    IDENTITY_URL: services.E2E_IDENTITY_URL,
    BOOKSHOPS_URL: services.E2E_BOOKSHOPS_URL,
    CATALOGUE_URL: services.E2E_CATALOGUE_URL,
    ORDERS_URL: services.E2E_ORDERS_URL,
    ANALYTICS_URL: analyticsUrl,
    RELEASES_URL: await startReleases(ends, { folder, settings, urls: partners }),
    ...(blog && { BLOG_URL: blog.url }),
  };
  const gateway = await start('gateway', env, gatewayPort);
  ends.push(gateway.stop);
  Object.assign(process.env, services, {
    BASE_URL: gateway.url,
    E2E_RELEASES_DIR: releases,
    E2E_REDIS_URL: redis.url,
    E2E_ADMIN_URL: adminUrl,
    E2E_MAILS_URL: mails.url,
    E2E_SMTP_URL: mails.smtpUrl,
    E2E_SERVICE_KEY: settings.SERVICE_KEY,
    /** For another copy of the gateway. */
    E2E_GATEWAY_ENV: JSON.stringify(env),
    ...(blog && { E2E_BLOG_URL: blog.url }),
  });
  const owners = await openBookshops(publicUrl, { mailsUrl: mails.url, admin: makeAdmin() });
  process.env.E2E_OWNERS = JSON.stringify(owners);
}

const newKey = () => randomBytes(24).toString('hex');

/** Who asks whom (docs/decisions/between-processes.md). */
const pairs = [
  'gateway>schools',
  'gateway>bookshops',
  'gateway>catalogue',
  'gateway>blog',
  'gateway>analytics',
  'schools>identity',
  'catalogue>identity',
  'blog>identity',
  'identity>bookshops',
  'identity>orders',
  'identity>catalogue',
  'identity>schools',
  'bookshops>identity',
  'bookshops>orders',
  'bookshops>schools',
  'catalogue>orders',
  'orders>catalogue',
  'orders>schools',
  'orders>bookshops',
  'orders>identity',
  ...[
    'identity',
    'analytics',
    'schools',
    'catalogue',
    'bookshops',
    'orders',
    'blog',
    'releases',
  ].map((asked) => `releases>${asked}`),
];

const keysOfPairs = () => pairs.map((pair) => `${pair}:${newKey()}`).join(' ');

/** Every service behind the gateway, those first that others ask. */
async function startServices(ends: Ends, folder: string, settings: AccountSettings) {
  const { REDIS_URL: redisUrl, SERVICE_KEY: serviceKey } = settings;
  // They ask one another: who starts first is told where the others will be.
  const ports = { orders: await keptPort(), identity: await keptPort() };
  const ordersUrl = `http://127.0.0.1:${ports.orders}`;
  const identityUrl = `http://127.0.0.1:${ports.identity}`;
  const schools = await startSchools(ends, folder, { redisUrl, serviceKey, identityUrl });
  const stack = { folder, redisUrl, serviceKey, ordersUrl, identityUrl };
  const catalogue = await startCatalogue(ends, stack);
  const ofBookshops = await createServiceDatabase('bookshops-service');
  ends.push(ofBookshops.drop);
  const around = {
    database: ofBookshops.url,
    orders: ordersUrl,
    identity: identityUrl,
    schools: schools.E2E_SCHOOLS_URL,
  };
  const bookshops = await startBookshops(settings, around, demoPlanPrice);
  ends.push(bookshops.stop);
  const orders = await startOrders(ends, {
    settings,
    neighbours: {
      CATALOGUE_URL: catalogue.E2E_CATALOGUE_URL,
      SCHOOLS_URL: schools.E2E_SCHOOLS_URL,
      BOOKSHOPS_URL: bookshops.url,
      IDENTITY_URL: identityUrl,
    },
    port: ports.orders,
  });
  const identity = await startIdentities(ends, settings, {
    bookshops: bookshops.url,
    orders: orders.E2E_ORDERS_URL,
    catalogue: catalogue.E2E_CATALOGUE_URL,
    schools: schools.E2E_SCHOOLS_URL,
    port: ports.identity,
  });
  return {
    ...schools,
    ...catalogue,
    ...orders,
    ...identity,
    E2E_BOOKSHOPS_URL: bookshops.url,
    E2E_BOOKSHOPS_MYSQL_URL: ofBookshops.url,
  };
}

async function startSchools(
  ends: Ends,
  folder: string,
  around: { redisUrl: string; serviceKey: string; identityUrl: string },
) {
  const database = await createTestDatabase();
  ends.push(database.drop);
  const env = {
    MYSQL_URL: database.url,
    REDIS_URL: around.redisUrl,
    SERVICE_KEY: around.serviceKey,
    IDENTITY_URL: around.identityUrl,
  };
  run('tools/demo/generate.ts', ['--only', 'schools', '--out', join(folder, 'demo')], {});
  for (const step of [['migrate'], ['seed'], ['import', join(folder, 'demo')]]) {
    run('dist/apps/schools-service/cli.js', step, env);
  }
  const schools = await start('schools-service', env);
  ends.push(schools.stop);
  return { E2E_MYSQL_URL: database.url, E2E_SCHOOLS_URL: schools.url };
}

/** Two copies of the identity service, as behind any gateway that is not alone. */
async function startIdentities(
  ends: Ends,
  settings: AccountSettings,
  { port, ...neighbours }: Omit<IdentityNeighbours, 'database' | 'more'> & { port: number },
) {
  const database = await createServiceDatabase('identity-service');
  ends.push(database.drop);
  const urls = { database: database.url, ...neighbours };
  const copies = [await startIdentity(settings, urls, port), await startIdentity(settings, urls)];
  ends.push(...copies.map((copy) => copy.stop));
  return {
    E2E_IDENTITY_URL: copies.map(({ url }) => url).join(),
    E2E_IDENTITY_MYSQL_URL: database.url,
  };
}
