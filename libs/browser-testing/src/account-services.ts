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

/** One copy of the identity service, with everything as in production. */
export function startIdentity(
  settings: AccountSettings,
  urls: { database: string; bookshops: string; orders: string },
  port?: number,
): Promise<Running> {
  const env = {
    ...settings,
    MYSQL_URL: urls.database,
    BOOKSHOPS_URL: urls.bookshops,
    ORDERS_URL: urls.orders,
  };
  return start('identity-service', env, port);
}

/** One copy of the bookshops service. */
export function startBookshops(
  settings: AccountSettings,
  urls: { database: string; identity: string; orders: string },
): Promise<Running> {
  const env = {
    ...settings,
    MYSQL_URL: urls.database,
    IDENTITY_URL: urls.identity,
    ORDERS_URL: urls.orders,
  };
  return start('bookshops-service', env);
}
