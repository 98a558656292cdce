import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { FEDERATED, printBrowser, SINGLE } from './pages/browser-report';
import { isLoadWithinGoals, printLoad, printProfiles } from './pages/load-report';
import { measureBrowser } from './pages/measure-browser';
import { measureLoad, profileSchoolPage } from './pages/measure-load';
import { serveSingleBundle } from './pages/single-bundle';
import { makeCertificate } from './stack/certificate';
import { launchChromium } from './stack/chromium';
import { type ShopStack, startShopStack } from './stack/shop-stack';

const usage =
  'Usage: npm run bench -- pages [--only load|browser] [--runs <number>] [--http1] [--profile]';
const resultFile = join(workspaceRoot, 'dist/bench/pages.json');

/** What a part of the benchmark measured, and whether it reached the goals. */
interface Part {
  isWithinGoals: boolean;
  measured: object;
}

async function main(): Promise<number> {
  const { only, runs, isHttp1, isProfiling } = readArguments();
  const stack = await startShopStack();
  try {
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)}\n`);
    if (isProfiling) {
      printProfiles(await profileSchoolPage(stack));
      return 0;
    }
    const parts: Part[] = [];
    if (only !== 'browser') parts.push(await runLoad(stack));
    if (only !== 'load') parts.push(await runBrowser(stack, { runs, isHttp1 }));
    save({ measuredAt: new Date().toISOString(), machine, parts });
    return parts.every(({ isWithinGoals }) => isWithinGoals) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

function readArguments() {
  const { only, runs, http1, profile } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '15' },
      http1: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
    },
  }).values;
  const isKnown = only === undefined || only === 'load' || only === 'browser';
  if (!isKnown || !(Number(runs) >= 1)) throw new UserError(usage);
  return { only, runs: Number(runs), isHttp1: http1, isProfiling: profile };
}

/** Pages per second and latencies under full load. */
async function runLoad(stack: ShopStack): Promise<Part> {
  const results = await measureLoad(stack);
  printLoad(results);
  return { isWithinGoals: isLoadWithinGoals(results), measured: results };
}

/** What a visitor with a slow phone gets, beside the same pages as a client-rendered single bundle. */
async function runBrowser(
  stack: ShopStack,
  { runs, isHttp1 }: { runs: number; isHttp1: boolean },
): Promise<Part> {
  const tls = isHttp1 ? undefined : makeCertificate(stack.folder);
  // Both ask who is signed in: the server for one of them, the browser for the other.
  await withProgress('Starting the accounts', stack.openAccounts);
  const services = await stack.openGateway();
  const single = await withProgress('Building the single bundle', () =>
    serveSingleBundle(stack, { apiUrl: services.url, env: tls?.env ?? {} }),
  );
  // Only pages that are still being made have early hints: those go around the emulated network, at full speed
  // and uncounted, so that all visits get a page that is there.
  const gateway = await stack.openGateway({ ...tls?.env, PAGE_FRESH_MS: '3600000' });
  const browser = await launchChromium(tls?.chromiumArgs);
  console.log(
    `Both speak ${tls ? 'HTTP/2 with TLS' : 'HTTP/1.1'}; a first visit, nothing in the cache.`,
  );
  try {
    const variants = { [FEDERATED]: gateway.url, [SINGLE]: single.url };
    const visits = await measureBrowser(browser, variants, runs);
    return { isWithinGoals: printBrowser(visits), measured: visits };
  } finally {
    await browser.close();
    await gateway.stop();
    await single.stop();
    await services.stop();
  }
}

function save(report: object): void {
  mkdirSync(dirname(resultFile), { recursive: true });
  writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
}

await runMain(main);
