import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { config } from '@zaino/tools/machine/config';
import { seconds } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { adminAddress } from './admin-address';
import { wantedSupplies } from './demo-supplies';
import { describeAccounts, madeAccounts } from './demo-accounts';
import { readInto, serveOwn } from './into';
import { requireOwnFolder } from './local-state';
import { requireCompany } from './require-company';
import { becomeStarter, runningStarter } from './run-records';
import { serversAt } from './servers';
import { Shop } from './shop';
import { startShop } from './start-shop';
import type { StartedShop } from './start-shop';

const isDevelopment = process.argv.includes('--dev');

async function main(): Promise<undefined> {
  requireOwnFolder();
  requireCompany();
  wantedSupplies(process.argv);
  while (!becomeStarter()) {
    if (await joinRunning()) return;
  }
  const shop = new Shop();
  const failure = startShop(shop, isDevelopment).then(greet, (error: unknown) => {
    shop.requestEnd();
    return error instanceof Error ? error : new Error(String(error));
  });
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

function greet({ services, accounts, installMs }: StartedShop): undefined {
  const { url, mailsUrl, paymentsUrl } = services;
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

const into = isDevelopment ? readInto(process.argv.slice(2)) : undefined;
await runMain(into ? () => serveOwn(into) : main);
process.exit();
