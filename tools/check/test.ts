import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { seconds, withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { CHECKS_AT_A_TIME, expectedTasks, runTargets, type TaskRun } from './nx-run';
import { endWithSignals, prepareMachine, startServers } from './prepare-run';
import { findRealData } from './real-data';
import { addUp } from './results';
import { lastWordsOf, timesByTarget } from './task-report';
import { versionsLine } from './versions';

const smallChecks = ['format', 'unused', 'duplication', 'cycles', 'anatomy', 'docker'];

/** What has no tests: builds and what looks at the sources, on all cores. */
const buildsAndChecks = ['build', 'types', ...smallChecks];
/** What is asked of services and pages; some wait more than they work. */
const tests = ['attack', 'chaos', 'test', 'drift'];
/** A task that does nothing: nx begins with what another task waits for, and this one waits for the longest. */
const LONG_FIRST = 'long-first';
const targets = [...buildsAndChecks, ...tests];
/** All of them, with those of the dev server; `npm test` alone runs the short form of the first. */
const browserTargets = { short: ['e2e'], whole: ['e2e', 'e2e-dev'] };
/** Twice the cores of a small machine: half of them wait for a database, a process or the next round. */
const TESTS_AT_A_TIME = 4;
const BROWSER_SUITES_AT_A_TIME = 2;
const resultsFolder = join(workspaceRoot, 'dist/test-results');

async function main(): Promise<number> {
  endWithSignals();
  const { isWhole } = readArguments();
  // Whatever is long asks for it (playwright-settings.ts, tools/new); where it is not set, all of it runs.
  process.env.TESTS = isWhole ? 'whole' : 'short';
  const ofBrowsers = browserTargets[isWhole ? 'whole' : 'short'];
  const started = Date.now();
  const installMs =
    config.installMs +
    (await prepareMachine(['MariaDB', 'Redis', 'Chromium headless shell', 'Java']));
  await startServers();
  const realData = findRealData();
  if (realData !== undefined) process.env.ZAINO_DATA = realData;
  // Results of projects that are gone must not count; nx brings back those of cached runs.
  rmSync(resultsFolder, { recursive: true, force: true });
  const expected = await expectedTasks([...targets, ...ofBrowsers]);
  // One after the other: attacks and tests of tools need the builds, and the browser suites time a page.
  const tasks = await runPhases([
    { title: 'Builds and checks', targets: buildsAndChecks, atATime: CHECKS_AT_A_TIME },
    { title: 'Attacks and tests', targets: [...tests, LONG_FIRST], atATime: TESTS_AT_A_TIME },
    { title: 'Browser tests', targets: ofBrowsers, atATime: BROWSER_SUITES_AT_A_TIME },
  ]);
  const tally = addUp(expected, tasks, resultsFolder);

  for (const task of tasks.filter(({ status }) => status > 0)) console.log(lastWordsOf(task));
  console.log(`\nTimes, several tasks at a time:\n${timesByTarget(tasks).join('\n')}`);
  const totalMs = Date.now() - started + config.installMs - installMs;
  console.log(
    `All in all ${seconds(totalMs)}, downloads and installation (${seconds(installMs)}) apart.`,
  );
  if (!isWhole) console.log('Browser tests in their short form; all of them: npm test -- --whole');
  console.log(versionsLine());
  console.log(describeRealData(realData));
  if (tally.skipped > 0) console.log(`Skipped tests: ${tally.skipped}.`);
  if (tally.problems.length > 0) console.log(`\nNot green:\n  ${tally.problems.join('\n  ')}`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed === 0 && tally.passed > 0 ? 0 : 1;
}

interface Phase {
  title: string;
  targets: string[];
  atATime: number;
}

async function runPhases(all: Phase[]): Promise<TaskRun[]> {
  const tasks: TaskRun[] = [];
  for (const { title, targets: ofPhase, atATime } of all) {
    tasks.push(...(await withProgress(title, () => runTargets(ofPhase, atATime))));
  }
  return tasks;
}

function readArguments(): { isWhole: boolean } {
  try {
    const { values } = parseArgs({ options: { whole: { type: 'boolean', default: false } } });
    return { isWhole: values.whole };
  } catch {
    throw new UserError('Usage: npm test [-- --whole]');
  }
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
