import { randomBytes } from 'node:crypto';
import { createServiceDatabase } from './account-services';
import { start } from './processes';

/** The catalogue service on a schema of its own; adds how to end it to `ends`. */
export async function startCatalogue(ends: (() => Promise<void>)[], redisUrl: string) {
  const database = await createServiceDatabase('catalogue-service');
  ends.push(database.drop);
  const env = {
    MYSQL_URL: database.url,
    REDIS_URL: redisUrl,
    SERVICE_KEY: randomBytes(24).toString('hex'),
  };
  const service = await start('catalogue-service', env);
  ends.push(service.stop);
  return { E2E_CATALOGUE_URL: service.url, E2E_CATALOGUE_MYSQL_URL: database.url };
}
