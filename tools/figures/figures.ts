import { join } from 'node:path';
import type { ReleaseFigures } from '@zaino/contracts/releases';
import { serveSingleBundle } from '@zaino/tools/bench/pages/single-bundle';
import { launchChromium } from '@zaino/tools/bench/stack/chromium';
import { type ShopStack, startShopStack } from '@zaino/tools/bench/stack/shop-stack';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { pointAt, publish } from '@zaino/tools/release/releases-folder';
import { type FiguresCommand, parseCommand } from './command';
import { measurePages } from './measure-pages';
import { pagesOf } from './measured-pages';
import { writeFigures } from './write-figures';

/** Measures a build in a shop of demo data on free ports, and writes it with its figures. */
async function main(): Promise<number> {
  const command = parseCommand(process.argv.slice(2));
  const { app, to } = command;
  const stack = await startShopStack();
  try {
    await withProgress('Importing school supplies', stack.openCatalogue);
    await withProgress('Importing articles', stack.openBlog);
    // Both variants ask who is signed in: the server for one of them, the browser for the other.
    await withProgress('Starting the accounts', stack.openAccounts);
    const from = command.from ?? join(workspaceRoot, 'dist/apps', app);
    serveBuild(stack, app, from);
    const figures = await measure(stack, command);
    writeFigures(app, { from, to }, figures);
    print(figures);
    console.log(`To publish it: npm run release -- ${app} --from ${to}`);
    return 0;
  } finally {
    await stack.stop();
  }
}

/** The stack has all apps as they are built here: this one may come from elsewhere. */
function serveBuild({ folder }: ShopStack, app: string, build: string): void {
  const releases = join(folder, 'releases');
  pointAt(releases, app, publish(releases, app, build).version);
}

async function measure(stack: ShopStack, { app, visits }: FiguresCommand): Promise<ReleaseFigures> {
  // A page that is there: only those that are still being made have early hints, around the emulated network.
  const gateway = await stack.openGateway({ PAGE_FRESH_MS: '3600000' });
  const single = await withProgress('Building the single bundle', () =>
    serveSingleBundle(stack, { entry: 'whole', apiUrl: gateway.url }),
  );
  const browser = await launchChromium();
  try {
    const origins = { build: gateway.url, compared: single.url };
    return {
      measuredAt: new Date().toISOString(),
      tool: `Chromium ${browser.version()}, 1.6 Mbit/s, 150 ms, processor 4 times slower`,
      comparedWith: 'single-bundle',
      visits,
      pages: await measurePages(browser, { pages: pagesOf(app), origins, visits }),
    };
  } finally {
    await browser.close();
    await single.stop();
    await gateway.stop();
  }
}

function print({ pages }: ReleaseFigures): void {
  console.table(
    Object.fromEntries(
      pages.map(({ page, lcp, comparedLcp, violations }) => [
        page,
        {
          'LCP p75 ms': lcp,
          'single bundle ms': comparedLcp,
          'broken rules': violations.map(({ rule, places }) => `${rule} (${places})`).join(', '),
        },
      ]),
    ),
  );
}

await runMain(main);
