import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { runMain } from '@zaino/tools/machine/user-error';
import { type Amounts, measureReleases } from './releases/measure';
import { printReleases } from './releases/report';
import { startShopStack } from './stack/shop-stack';

const resultFile = join(workspaceRoot, 'dist/bench/releases.json');
const whole: Amounts = { pages: 3_000, rollBacks: 60, frozen: 20, bucket: 15 };
/** That it works, and a first look: its percentiles are those of few. */
const short: Amounts = { pages: 300, rollBacks: 6, frozen: 3, bucket: 3 };

/** What the registry of releases costs a page, and how soon three gateways have another version. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
  const stack = await startShopStack();
  try {
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const measured = await measureReleases(stack, values.short ? short : whole);
    const isWithinGoals = printReleases(measured);
    const loadAfter = loadavg()[0] ?? 0;
    console.log(`load average ${loadAfter.toFixed(2)} after`);
    mkdirSync(dirname(resultFile), { recursive: true });
    const report = {
      measuredAt: new Date().toISOString(),
      machine: { ...machine, loadAfter },
      measured,
    };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    return isWithinGoals ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

await runMain(main);
process.exit();
