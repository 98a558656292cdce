import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { openAdminSession } from '@zaino/tools/buyers/sessions';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { deskLists } from './import-desk/desk-lists';
import { startImportDesk } from './import-desk/stack';
import { areAllAnswered } from './stack/all-answered';
import { arriveSteadily, type MeasuredLoad } from './stack/load';

/** Of each list; the first are not counted. */
const CALLS = 100;
const WARM_UP = 10;
const A_SECOND = 5;
/** Milliseconds, at the 95th percentile, through the gateway. */
const GOAL_MS = 50;
/** Part of the names of what is measured; all of it without. */
const [only = ''] = process.argv.slice(2);
const resultFile = join(workspaceRoot, 'dist/bench/import-desk.json');

/** What the pages of imports take after an import of the whole country; fails where one takes too long. */
async function main(): Promise<number> {
  const stack = await withProgress('Starting', () => startImportDesk());
  try {
    const headers = await openAdminSession(stack.redisUrl);
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const measured: Record<string, MeasuredLoad> = {};
    for (const [name, path] of Object.entries(deskLists).filter(([one]) => one.includes(only))) {
      const load = { origin: stack.gatewayUrl, headers, perSecond: A_SECOND };
      await arriveSteadily({ ...load, paths: Array<string>(WARM_UP).fill(path) });
      measured[name] = await arriveSteadily({ ...load, paths: Array<string>(CALLS).fill(path) });
    }
    print(measured);
    mkdirSync(dirname(resultFile), { recursive: true });
    const report = { measuredAt: new Date().toISOString(), machine, goalMs: GOAL_MS, measured };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    const isFast = Object.values(measured).every(({ p95 }) => p95 < GOAL_MS);
    return areAllAnswered(measured) && isFast ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

function print(measured: Record<string, MeasuredLoad>): void {
  const row = ({ requests, failures, p50, p95, p99 }: MeasuredLoad) => ({
    calls: requests,
    failures,
    p50: Math.round(p50),
    p95: Math.round(p95),
    p99: Math.round(p99),
    goal: `${GOAL_MS} ${p95 < GOAL_MS ? 'met' : 'MISSED'}`,
  });
  console.table(
    Object.fromEntries(Object.entries(measured).map(([name, one]) => [name, row(one)])),
  );
}

await runMain(main);
