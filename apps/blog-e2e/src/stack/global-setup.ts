import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServiceDatabase, startIdentity } from '@zaino/browser-testing/account-services';
import { startBlogService } from '@zaino/browser-testing/blog-service';
import { startMailCatcher } from '@zaino/browser-testing/mail-catcher';
import { keptPort } from '@zaino/testing/kept-port';
import { start } from '@zaino/browser-testing/processes';
import { publishApps } from '@zaino/browser-testing/publish-apps';
import { createTestRedis } from '@zaino/testing/test-redis';

/** Far above what the browsers of all tests do from their one address. */
const RATE_LIMIT_FACTOR = '1000';

/** The browser apps that somebody needs who works on the blog alone. */
const apps = ['shell', 'blog', 'admin'];

type Ends = (() => Promise<void>)[];

/**
 * Starts the blog with what it stands in: the shell, the admins' area, their sign-in and the door. No other service
 * runs, and none is needed. Gives how to stop it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const ends: Ends = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    await startBlog(ends);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function startBlog(ends: Ends): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-blog-e2e-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const releases = publishApps(folder, apps);
  const redis = await createTestRedis();
  ends.push(redis.drop);
  const mails = await startMailCatcher();
  ends.push(mails.stop);
  const gatewayPort = await keptPort();
  const nobody = `http://127.0.0.1:${await keptPort()}`;
  const settings = {
    REDIS_URL: redis.url,
    PUBLIC_URL: `http://127.0.0.1:${gatewayPort}`,
    SMTP_URL: mails.smtpUrl,
    MAIL_LIMIT_FACTOR: RATE_LIMIT_FACTOR,
    SERVICE_KEY: randomBytes(24).toString('hex'),
  };
  const ofIdentity = await createServiceDatabase('identity-service');
  ends.push(ofIdentity.drop);
  const identity = await startIdentity(settings, {
    database: ofIdentity.url,
    bookshops: nobody,
    orders: nobody,
    catalogue: nobody,
  });
  ends.push(identity.stop);
  const blog = await startBlogService(ends, { folder, settings });
  const env = {
    RELEASES_DIR: releases,
    REDIS_URL: redis.url,
    PUBLIC_URL: settings.PUBLIC_URL,
    RATE_LIMIT_FACTOR,
    IDENTITY_URL: identity.url,
    BLOG_URL: blog.url,
    SERVICE_KEY: settings.SERVICE_KEY,
    // Tests say for each reader where they come from: the service counts what comes from one address.
    TRUSTED_PROXIES: '127.0.0.1',
    SCHOOLS_URL: nobody,
    BOOKSHOPS_URL: nobody,
    CATALOGUE_URL: nobody,
    ORDERS_URL: nobody,
  };
  const gateway = await start('gateway', env, gatewayPort);
  ends.push(gateway.stop);
  Object.assign(process.env, {
    BASE_URL: gateway.url,
    E2E_IDENTITY_MYSQL_URL: ofIdentity.url,
    E2E_REDIS_URL: redis.url,
    E2E_RELEASES_DIR: releases,
    E2E_GATEWAY_ENV: JSON.stringify(env),
    E2E_BLOG_URL: blog.url,
    E2E_BLOG_ENV: JSON.stringify(blog.env),
  });
}
