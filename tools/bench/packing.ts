import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, type Page, request } from '@playwright/test';
import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { startShop } from '@zaino/tools/test-shop/start-shop';
import type { Work } from './counter/clerk';
import { packAll } from './packing/morning';
import { type PaidOrder, paidOrders, shippedOrders } from './packing/paid-orders';
import { launchChromium } from './stack/chromium';

/** A busy day of September. */
const ORDERS = 200;
/** Of each order, what is neither the scan of its code nor of a book. */
const MOST_KEYS = 3;
/** As it stands on a packing table. */
const SCREEN = { width: 1280, height: 800 };
const resultFile = join(workspaceRoot, 'dist/bench/packing.json');

/** Two hundred orders from paid to shipped in a browser, by scanner and keyboard: keys, and how long each step takes. */
async function main(): Promise<number> {
  await ensurePrograms(['MariaDB', 'Redis'], join(config.localFolder, 'logs'));
  buildApps();
  const stop = await withProgress('Starting a shop', () => startShop({ hasBlog: false }));
  try {
    const env = JSON.parse(settings('E2E_ORDERS_ENV')) as Record<string, string>;
    const database = env['MYSQL_URL'] ?? '';
    const orders = await withProgress(`Making ${ORDERS} orders`, () =>
      paidOrders(database, ORDERS),
    );
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const browser = await launchChromium();
    const { work, seconds } = await morning(await packerAt(browser), orders);
    await browser.close();
    const shipped = await shippedOrders(database);
    const report = reportOf(work, { shipped, seconds });
    console.table(report);
    mkdirSync(dirname(resultFile), { recursive: true });
    const result = { measuredAt: new Date().toISOString(), machine, report };
    writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
    return shipped === ORDERS && work.keys <= MOST_KEYS * ORDERS ? 0 : 1;
  } finally {
    await stop();
  }
}

/** A member of staff at the packing table. */
async function packerAt(browser: Browser): Promise<Page> {
  const api = await request.newContext({ baseURL: settings('BASE_URL') });
  const bearer = await staffToken(api);
  await api.dispose();
  const context = await browser.newContext({
    baseURL: settings('E2E_ADMIN_URL'),
    locale: 'it-IT',
    viewport: SCREEN,
  });
  await holdToken(context, bearer);
  return context.newPage();
}

async function morning(page: Page, orders: readonly PaidOrder[]) {
  const started = performance.now();
  const work = await packAll(page, orders);
  return { work, seconds: (performance.now() - started) / 1_000 };
}

function reportOf({ waits, scans, keys }: Work, done: { shipped: number; seconds: number }) {
  const sorted = [...waits].sort((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return {
    orders: ORDERS,
    shipped: done.shipped,
    scans,
    keys,
    'keys an order': keys / ORDERS,
    's in all': Math.round(done.seconds),
    'ms a step, p50': at(0.5),
    'ms a step, p95': at(0.95),
    'ms a step, most': Math.round(sorted.at(-1) ?? 0),
  };
}

await runMain(main);
