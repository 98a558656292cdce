import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { launchChromium } from './stack/chromium';
import { devicesOf, type DeviceName } from './tasks/devices';
import { doTasks } from './tasks/do-tasks';
import { isWithinGoals, printTasks } from './tasks/report';
import { startShop } from './tasks/started-shop';

const usage =
  'Usage: npm run bench -- tasks [--runs 3] [--only phone|desktop] [--shop <folder of sources>]';
const resultFile = join(workspaceRoot, 'dist/bench/tasks.json');

/** What a family does in the shop, in a browser: taps, keys, seconds of the machine and, by a model, of attention. */
async function main(): Promise<number> {
  const { runs, devices, sources } = readArguments();
  const shop = await withProgress('Building and starting the shop', () => startShop(sources));
  try {
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)}\n`);
    const browser = await launchChromium();
    const results = await doTasks(browser, { url: shop.url, runs, devices });
    await browser.close();
    printTasks(results);
    mkdirSync(dirname(resultFile), { recursive: true });
    const report = { measuredAt: new Date().toISOString(), machine, results };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    return isWithinGoals(results) ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

function readArguments() {
  const { runs, only, shop } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      shop: { type: 'string', default: workspaceRoot },
    },
  }).values;
  const devices: DeviceName[] = devicesOf(only);
  if (!(Number(runs) >= 1) || devices.length === 0) throw new UserError(usage);
  return { runs: Number(runs), devices, sources: resolve(config.callerFolder, shop) };
}

await runMain(main);
