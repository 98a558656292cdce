import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import { run, type Running, start } from './processes';

/** What all services that know accounts are told alike. */
export interface AccountSettings {
  REDIS_URL: string;
  PUBLIC_URL: string;
  SERVICE_KEY: string;
  SMTP_URL: string;
  MAIL_LIMIT_FACTOR: string;
}

/** A migrated schema for a service. */
export async function createServiceDatabase(app: string): Promise<TestDatabase> {
  const database = await createTestDatabase();
  run(`dist/apps/${app}/cli.js`, ['migrate'], { MYSQL_URL: database.url });
  return database;
}

export interface IdentityNeighbours {
  database: string;
  bookshops: string;
  orders: string;
  catalogue: string;
  /** Nobody listens there where it is left out: families are not told of new lists. */
  schools?: string;
  /** Further settings. */
  more?: Record<string, string>;
}

/** One copy of the identity service, with everything as in production. */
export function startIdentity(
  settings: AccountSettings,
  { more, ...urls }: IdentityNeighbours,
  port?: number,
): Promise<Running> {
  const env = {
    ...settings,
    MYSQL_URL: urls.database,
    BOOKSHOPS_URL: urls.bookshops,
    ORDERS_URL: urls.orders,
    CATALOGUE_URL: urls.catalogue,
    ...(urls.schools !== undefined && { SCHOOLS_URL: urls.schools }),
    SECOND_FACTOR_KEYS: `test:${'seals-only-what-tests-keep'.repeat(2)}`,
    AUDIT_LOG_KEY: 'hashes-only-what-tests-keep'.repeat(2),
    VAPID_PRIVATE_KEY: Buffer.alloc(32, 'signs-only-pushes-of-tests').toString('base64url'),
    // As in the demo, unless a test is about it.
    ADMIN_SECOND_FACTOR: 'false',
    PASSWORD_MEMORY_KIB: '1024',
    ...more,
  };
  return start('identity-service', env, port);
}

/** One copy of the bookshops service. */
export function startBookshops(
  settings: AccountSettings,
  urls: { database: string; identity: string; orders: string; schools: string },
  planPriceId = '',
): Promise<Running> {
  const env = {
    ...settings,
    BOOKSHOP_PLAN_PRICE_ID: planPriceId,
    MYSQL_URL: urls.database,
    IDENTITY_URL: urls.identity,
    ORDERS_URL: urls.orders,
    SCHOOLS_URL: urls.schools,
  };
  return start('bookshops-service', env);
}
