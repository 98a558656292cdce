import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { openAdminSession } from '@zaino/tools/buyers/sessions';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { bookLists } from './books/book-lists';
import { startStack } from './schools/stack';
import { areAllAnswered } from './stack/all-answered';
import { arriveSteadily, type MeasuredLoad } from './stack/load';

/** Of each call; the first are not counted. */
const CALLS = 100;
const WARM_UP = 10;
const A_SECOND = 5;
/** Milliseconds, at the 95th percentile, through the gateway. */
const GOAL_MS = 50;
/** Part of the names of what is measured; all of it without. */
const [only = ''] = process.argv.slice(2);
const resultFile = join(workspaceRoot, 'dist/bench/books.json');

/** What the desk for books and books' own pages take with all books of the ministry's lists; fails where a call takes too long. */
async function main(): Promise<number> {
  const stack = await startStack();
  try {
    const headers = await openAdminSession(stack.redisUrl);
    const desk = { origin: stack.gatewayUrl, headers };
    const { calls, books } = await withProgress('Counting the schools of each book', () =>
      bookLists(desk),
    );
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(
      `${books} books, ${machine.cores} cores, load ${machine.loadBefore.toFixed(2)} before`,
    );
    const measured: Record<string, MeasuredLoad> = {};
    for (const [name, paths] of Object.entries(calls).filter(([one]) => one.includes(only))) {
      const load = { ...desk, perSecond: A_SECOND };
      const [path = '', ...others] = paths;
      await arriveSteadily({ ...load, paths: Array<string>(WARM_UP).fill(path) });
      const measuredPaths = others.length > 0 ? others : Array<string>(CALLS).fill(path);
      measured[name] = await arriveSteadily({ ...load, paths: measuredPaths });
    }
    const isFast = ({ p95 }: MeasuredLoad) => p95 < GOAL_MS;
    for (const [name, one] of Object.entries(measured)) {
      const milliseconds = [one.p50, one.p95, one.p99].map((value) => value.toFixed(1)).join(', ');
      console.log(`${name}: ${milliseconds} ms${isFast(one) ? '' : ` (goal ${GOAL_MS}: MISSED)`}`);
    }
    mkdirSync(dirname(resultFile), { recursive: true });
    const report = { measuredAt: new Date().toISOString(), machine, books, measured };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    return areAllAnswered(measured) && Object.values(measured).every(isFast) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

await runMain(main);
