import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { type Page, request } from '@playwright/test';
import { signIn } from '@zaino/browser-testing/account';
import { settings } from '@zaino/browser-testing/settings';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { startShop } from '@zaino/tools/test-shop/start-shop';
import type { Browser } from '@playwright/test';
import { type Part, workDay } from './counter/day';
import { orderForFamilies } from './counter/family-orders';
import { launchChromium } from './stack/chromium';

/** Forty copies for twelve families. */
const BOOKS = [3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3];
const PAYING_THERE = 3;
const BOOKSHOP = /La Matita/;
/** As it stands beside a till. */
const SCREEN = { width: 1280, height: 800 };
const resultFile = join(workspaceRoot, 'dist/bench/counter.json');

/** A day at a bookshop's counter in a browser: key strokes, and how long each step takes to be answered. */
async function main(): Promise<number> {
  await ensurePrograms(['MariaDB', 'Redis'], join(config.localFolder, 'logs'));
  buildApps();
  const stop = await withProgress('Starting a shop', () => startShop({ hasBlog: false }));
  try {
    const url = settings('BASE_URL');
    const places = {
      url,
      mailsUrl: settings('E2E_MAILS_URL'),
      paymentsUrl: settings('E2E_PAYMENTS_URL'),
    };
    const api = await request.newContext({ baseURL: url });
    const wanted = { books: BOOKS, payingThere: PAYING_THERE, bookshop: BOOKSHOP };
    const orders = await withProgress('Twelve families order', () =>
      orderForFamilies(places, api, wanted),
    );
    await api.dispose();
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const browser = await launchChromium();
    const parts = await workDay(await ownerAt(browser, url), orders);
    await browser.close();
    print(parts);
    mkdirSync(dirname(resultFile), { recursive: true });
    const report = { measuredAt: new Date().toISOString(), machine, parts };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    return 0;
  } finally {
    await stop();
  }
}

/** The owner of the bookshop, signed in at its desk. */
async function ownerAt(browser: Browser, baseURL: string): Promise<Page> {
  const owners = JSON.parse(settings('E2E_OWNERS')) as { email: string; password: string }[];
  const owner = owners.find(({ email }) => email.startsWith('cartolibreria'));
  if (owner === undefined) throw new Error('The demo has no such owner.');
  const context = await browser.newContext({ baseURL, locale: 'it-IT', viewport: SCREEN });
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  const page = await context.newPage();
  await page.goto('/auth/login?da=/dashboard');
  await signIn(page, { ...owner, name: '' });
  await page.waitForURL('/dashboard');
  return page;
}

function print(parts: readonly Part[]): void {
  console.table(
    parts.map(({ name, times, work: { scans, keys, waits } }) => {
      const sorted = [...waits].sort((one, other) => one - other);
      return {
        part: name,
        times,
        scans,
        keys,
        's in all': Number((sum(waits) / 1_000).toFixed(1)),
        'ms a step, p50': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
        'ms a step, most': Math.round(sorted.at(-1) ?? 0),
      };
    }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

await runMain(main);
