import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { config } from '@zaino/tools/machine/config';
import { seconds, withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { adminAddress } from './admin-address';
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
import { demoAccounts, describeAccounts, madeAccounts } from './demo-accounts';
import { requireOwnFolder } from './local-state';
import { services } from './processes';
import { requireCompany } from './require-company';
import { becomeStarter, describeStarter, runningStarter } from './run-records';
import { installServers, serversAt } from './servers';
import { Shop } from './shop';
import { startServices } from './start-services';
import type { StartedServices } from './start-services';
import type { DemoAccount } from './stamps';

const isDevelopment = process.argv.includes('--dev');

async function main(): Promise<undefined> {
  requireOwnFolder();
  requireCompany();
  wantedSupplies(process.argv);
  while (!becomeStarter()) {
    if (await joinRunning()) return;
  }
  const shop = new Shop();
  const failure = startShop(shop).then(
    () => undefined,
    (error: unknown) => {
      shop.requestEnd();
      return error instanceof Error ? error : new Error(String(error));
    },
  );
  await shop.endRequested();
  console.log('\nStopping …');
  await shop.end();
  const error = await failure;
  if (error && error.name !== 'AbortError') throw error;
}

/** Waits for the copy that was started before. False when it ended instead. */
async function joinRunning(): Promise<boolean> {
  let isTold = false;
  for (;;) {
    const running = runningStarter();
    if (!running) return false;
    if (running.url !== undefined) {
      console.log(`\nZaino is already running at ${running.url} (npm run stop ends it).`);
      console.log(`  Admin area: ${adminAddress(running.url)}`);
      if (running.mailsUrl !== undefined) console.log(`  Mails: ${running.mailsUrl}`);
      if (running.paymentsUrl !== undefined) console.log(`  Payments: ${running.paymentsUrl}`);
      const { mysqlUrl = '', redisUrl = '' } = running;
      for (const line of describeAccounts(madeAccounts(serversAt(mysqlUrl, redisUrl)))) {
        console.log(line);
      }
      return true;
    }
    if (!isTold)
      console.log(`Another start is under way (process ${running.pid}), waiting for it …`);
    isTold = true;
    await delay(500);
  }
}

async function startShop(shop: Shop): Promise<void> {
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
  greet(started, accounts, installMs);
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

function greet(
  { url, mailsUrl, paymentsUrl }: StartedServices,
  accounts: DemoAccount[],
  installMs: number,
): void {
  const tookMs = performance.now() - (installMs - config.installMs);
  const lines = [
    '',
    `Zaino is running at ${url}`,
    `  Admin area: ${adminAddress(url)}`,
    `  Mails: ${mailsUrl ?? 'sent by SMTP_URL'}`,
    `  Payments: ${paymentsUrl ?? 'made at Stripe, by STRIPE_SECRET_KEY'}`,
    ...describeAccounts(accounts),
    `  Up in ${seconds(tookMs)}, downloads and installation (${seconds(installMs)}) apart.`,
    `  Logs: ${join(config.localFolder, 'logs')}`,
    '  Real ministry files: npm run import -- <folder or files>',
    '  Stop: Ctrl-C here, or npm run stop',
  ];
  console.log(lines.join('\n'));
}

await runMain(main);
process.exit();
