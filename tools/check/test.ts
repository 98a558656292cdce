import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestMariaDb, startTestRedis } from '@zaino/testing/test-servers';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { seconds, withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { endNx, expectedTasks, lastLinesOf, runTargets } from './nx-run';
import type { TaskRun } from './nx-run';
import { findRealData } from './real-data';
import { addUp } from './results';
import { versionsLine } from './versions';

const checks = [
  'format',
  'unused',
  'duplication',
  'cycles',
  'docker',
  'lint',
  'typecheck',
  'drift',
];
const targets = [...checks, 'build', 'test', 'chaos'];
const browserTargets = ['e2e', 'e2e-dev'];
const resultsFolder = join(workspaceRoot, 'dist/test-results');
const LAST_LINES = 40;

async function main(): Promise<number> {
  endWithSignals();
  const started = Date.now();
  const installMs = config.installMs + (await prepareMachine());
  await startServers();
  const realData = findRealData();
  if (realData !== undefined) process.env.ZAINO_DATA = realData;
  // Results of projects that are gone must not count; nx brings back those of cached runs.
  rmSync(resultsFolder, { recursive: true, force: true });
  const expected = await expectedTasks([...targets, ...browserTargets]);
  const tasks = [
    ...(await withProgress('Checks, builds and tests', () => runTargets(targets))),
    ...(await withProgress('Browser tests', () => runTargets(browserTargets))),
  ];
  const tally = addUp(expected, tasks, resultsFolder);

  for (const task of tasks.filter(({ status }) => status > 0)) console.log(lastWordsOf(task));
  console.log(`\nTimes, two tasks at a time:\n${timesByTarget(tasks).join('\n')}`);
  const totalMs = Date.now() - started + config.installMs - installMs;
  console.log(
    `All in all ${seconds(totalMs)}, downloads and installation (${seconds(installMs)}) apart.`,
  );
  console.log(versionsLine());
  console.log(describeRealData(realData));
  if (tally.skipped > 0) console.log(`Skipped tests: ${tally.skipped}.`);
  if (tally.problems.length > 0) console.log(`\nNot green:\n  ${tally.problems.join('\n  ')}`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed === 0 && tally.passed > 0 ? 0 : 1;
}

function prepareMachine(): Promise<number> {
  return ensurePrograms(['MariaDB', 'Redis', 'Chromium'], join(config.localFolder, 'logs'));
}

/** One pair of private servers for all runners; they end with this process. */
async function startServers(): Promise<void> {
  await withProgress('Starting MariaDB and Redis for the tests', async () => {
    process.env.TEST_MYSQL_URL = await startTestMariaDb();
    process.env.TEST_REDIS_URL = await startTestRedis();
  });
}

function endWithSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      endNx(signal);
      process.exit(1);
    });
  }
  process.on('disconnect', () => {
    endNx('SIGTERM');
    process.exit(1);
  });
  process.channel?.unref();
}

/** Stand at the end once more: what went wrong may be thousands of lines further up. */
function lastWordsOf(task: TaskRun): string {
  return [`\nThe last lines of ${task.taskId}:`, ...lastLinesOf(task, LAST_LINES)].join('\n  ');
}

function timesByTarget(tasks: TaskRun[]): string[] {
  return [...new Set(tasks.map(({ target }) => target))].map((target) => {
    const own = tasks.filter((task) => task.target === target);
    const cached = own.filter(({ cacheStatus }) => cacheStatus !== 'cache-miss').length;
    const took = own.reduce(
      (sum, task) => sum + Date.parse(task.endTime) - Date.parse(task.startTime),
      0,
    );
    return `  ${target.padEnd(12)} ${seconds(took).padStart(8)}   ${own.length} tasks, ${cached} from the cache`;
  });
}

function describeRealData(folder: string | undefined): string {
  const files = globSync('{apps,libs,tools}/**/*real-*.spec.ts', { cwd: workspaceRoot });
  const names = files.length > 0 ? files.map((file) => `\n  ${file}`).join('') : ' none yet';
  return folder === undefined
    ? `Real ministry data not found (../shared/data or ZAINO_DATA); tests skipped for that reason:${names}`
    : `Real ministry data found; tests that ran on it:${names}`;
}

await runMain(main);
process.exit();
