import { join } from 'node:path';
import { createServiceDatabase } from '@zaino/browser-testing/account-services';
import { run, start } from '@zaino/browser-testing/processes';
import { importArguments, importFiles } from '@zaino/tools/demo/supplies/import-files';

/** Enough for a second page of the list. */
const SUPPLIES = 120;

interface CatalogueStack {
  /** For files of this run. */
  folder: string;
  redisUrl: string;
  serviceKey: string;
  /** Where the orders service is, or will be. */
  ordersUrl: string;
  identityUrl: string;
}

/** The catalogue service with demo products on a schema of its own; adds how to end it to `ends`. */
export async function startCatalogue(
  ends: (() => Promise<void>)[],
  { folder, redisUrl, serviceKey, ordersUrl, identityUrl }: CatalogueStack,
) {
  const database = await createServiceDatabase('catalogue-service');
  ends.push(database.drop);
  const env = {
    MYSQL_URL: database.url,
    REDIS_URL: redisUrl,
    SERVICE_KEY: serviceKey,
    ORDERS_URL: ordersUrl,
    IDENTITY_URL: identityUrl,
  };
  const out = join(folder, 'catalogue');
  const supplies = ['--only', 'supplies', '--supplies', String(SUPPLIES)];
  run('tools/demo/generate.ts', ['--out', out, ...supplies], {});
  for (const file of importFiles(join(out, 'supplies'))) {
    run('dist/apps/catalogue-service/cli.js', importArguments(file), env);
  }
  const service = await start('catalogue-service', env);
  ends.push(service.stop);
  return { E2E_CATALOGUE_URL: service.url, E2E_CATALOGUE_MYSQL_URL: database.url };
}
