import { config } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { build } from './build';
import {
  generateDemoData,
  importDemoData,
  migrate,
  needsDemoData,
  prepareSchema,
} from './database-setup';
import { importDemoBlog } from './demo-blog';
import { importDemoSupplies, wantedSupplies } from './demo-supplies';
import { showWarnings, startDevServers, watchServices } from './dev';
import { demoAccounts } from './demo-accounts';
import { services } from './processes';
import { publishBuilds } from './publish-builds';
import { describeStarter } from './run-records';
import { installServers } from './servers';
import type { Shop } from './shop';
import { startServices } from './start-services';
import type { StartedServices } from './start-services';
import type { DemoAccount } from './stamps';

/** A shop that runs. */
export interface StartedShop {
  services: StartedServices;
  /** Of each service that has a schema, by its name. */
  databaseUrls: Record<string, string>;
  accounts: DemoAccount[];
  /** Time that downloads and installation took, in milliseconds. */
  installMs: number;
}

/** Builds, migrates, brings in the demo data where there is nothing else, publishes, and starts every process of the shop. */
export async function startShop(shop: Shop, isDevelopment = false): Promise<StartedShop> {
  const installMs = config.installMs + (await installServers());
  await shop.endOrphans();
  const building = isDevelopment ? watchServices(shop) : build(shop.signal);
  const [databaseUrls] = await shop.both(prepareDatabases(shop), building);
  await Promise.all(
    services.map(async (service) => {
      const url = databaseUrls[service.name];
      if (url !== undefined) await migrate(service, url, shop);
    }),
  );
  await importDemo(shop, databaseUrls);
  if (isDevelopment) await startDevServers(shop);
  else await publishBuilds(shop, databaseUrls['releases-service'] ?? '');
  const started = await withProgress('Starting the processes', () =>
    startServices(shop, databaseUrls, isDevelopment),
  );
  if (isDevelopment) showWarnings(shop, 'gateway');
  const accounts = await demoAccounts(shop, {
    url: started.url,
    mailsUrl: started.mailsUrl,
    identityUrl: databaseUrls['identity-service'] ?? '',
  });
  const { mysqlUrl, redisUrl } = shop.servers;
  describeStarter({ ...started, mysqlUrl, redisUrl });
  return { services: started, databaseUrls, accounts, installMs };
}

async function prepareDatabases(shop: Shop): Promise<Record<string, string>> {
  const servers = await withProgress('Starting MariaDB and Redis', () => shop.startServers());
  const urls: Record<string, string> = {};
  for (const { name, schema } of services) {
    if (schema !== undefined) urls[name] = await prepareSchema(servers, schema);
  }
  if (needsDemoData(servers)) {
    await withProgress('Making demo data', () => generateDemoData(shop.signal));
  }
  return urls;
}

async function importDemo(shop: Shop, databaseUrls: Record<string, string>): Promise<void> {
  const urlOf = (service: string) => databaseUrls[service] ?? '';
  await shop.both(
    importSchools(shop, urlOf('schools-service')),
    shop.both(
      importDemoSupplies(shop, urlOf('catalogue-service'), wantedSupplies(process.argv)),
      importDemoBlog(shop, urlOf('blog-service')),
    ),
  );
}

async function importSchools(shop: Shop, url: string): Promise<void> {
  if (!needsDemoData(shop.servers)) return;
  await withProgress('Importing the demo data', () => importDemoData(url, shop));
}
