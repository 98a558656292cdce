import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { request } from '@playwright/test';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { familySteps } from './release-storm/family-steps';
import { noFindings } from './release-storm/findings';
import { makeChanges } from './release-storm/make-changes';
import { planChanges } from './release-storm/release-plan';
import { printStorm } from './release-storm/report';
import { startStormedShop, type StormedShop } from './release-storm/stormed-shop';
import { visitUntil } from './release-storm/visitor';
import { launchChromium } from './stack/chromium';
import { findFamilySchool } from './tasks/class-lists';

const usage =
  'Usage: npm run bench -- release-storm [--short] [--minutes 20] [--visitors 30] [--changes 50] [--reading 35]';
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const remotes = ['cart', 'catalogue', 'blog'];
const resultFile = join(workspaceRoot, 'dist/bench/release-storm.json');

/** Visitors browse behind three gateways while remotes are released, rolled back and shown to some: nobody may notice. */
async function main(): Promise<number> {
  const wanted = readArguments();
  await ensurePrograms(['MariaDB', 'Redis'], join(config.localFolder, 'logs'));
  buildApps();
  const shop = await withProgress('Starting a shop behind three gateways', () =>
    startStormedShop(remotes),
  );
  try {
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const { findings, pages, changes } = await storm(shop, wanted);
    const isQuiet = printStorm(findings, changes, pages);
    const loadAfter = loadavg()[0] ?? 0;
    console.log(`load average ${loadAfter.toFixed(2)} after`);
    mkdirSync(dirname(resultFile), { recursive: true });
    const measured = { wanted, pages, findings, changes };
    const report = { measuredAt: new Date().toISOString(), machine, loadAfter, ...measured };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    return isQuiet ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

interface Wanted {
  minutes: number;
  visitors: number;
  changes: number;
  /** Seconds that a visitor stays on a page, at the mean. */
  reading: number;
}

/** Part of the time in which one visitor after the other comes. */
const COMING = 0.05;

async function storm(shop: StormedShop, wanted: Wanted) {
  const { minutes, visitors, changes } = wanted;
  const api = await request.newContext({ baseURL: shop.url });
  const steps = familySteps(await findFamilySchool(api));
  await api.dispose();
  const browser = await launchChromium();
  const findings = noFindings();
  const visit = {
    url: shop.url,
    steps,
    findings,
    readingMs: wanted.reading * SECOND_MS,
    endsAt: performance.now() + minutes * MINUTE_MS,
  };
  const apartMs = (COMING * minutes * MINUTE_MS) / visitors;
  const everyMs = (minutes * MINUTE_MS) / (changes + 1);
  const browsing = Promise.all(
    Array.from({ length: visitors }, async (_, number) => {
      await delay(number * apartMs);
      return visitUntil(browser, visit);
    }),
  );
  const plan = planChanges(remotes, changes);
  const label = `${changes} changes under ${visitors} visitors, ${minutes} min`;
  const made = await withProgress(label, () => makeChanges({ shop, plan, everyMs }));
  const pages = (await browsing).reduce((sum, one) => sum + one, 0);
  await browser.close();
  return { findings, pages, changes: made };
}

function readArguments(): Wanted {
  const { short, ...numbers } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      visitors: { type: 'string' },
      changes: { type: 'string' },
      reading: { type: 'string' },
    },
  }).values;
  const unset = short
    ? { minutes: 2, visitors: 4, changes: 12, reading: 2 }
    : { minutes: 20, visitors: 30, changes: 50, reading: 35 };
  const wanted = {
    minutes: Number(numbers.minutes ?? unset.minutes),
    visitors: Number(numbers.visitors ?? unset.visitors),
    changes: Number(numbers.changes ?? unset.changes),
    reading: Number(numbers.reading ?? unset.reading),
  };
  if (!Object.values(wanted).every((number) => number >= 1)) throw new UserError(usage);
  return wanted;
}

await runMain(main);
process.exit();
