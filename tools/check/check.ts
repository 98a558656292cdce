import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { seconds } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { join } from 'node:path';
import { runAffected } from './nx-run';
import { endWithSignals, prepareMachine, startServers } from './prepare-run';
import { findRealData } from './real-data';
import { addUp } from './results';
import { lastWordsOf, timesByTarget } from './task-report';

const targets = ['lint', 'typecheck', 'build', 'test'];

/** What the change at hand affects, against main, without browser tests: for whoever is about to commit. */
async function main(): Promise<number> {
  endWithSignals();
  const started = Date.now();
  await prepareMachine(['MariaDB', 'Redis']);
  await startServers();
  const realData = findRealData();
  if (realData !== undefined) process.env.ZAINO_DATA = realData;
  const tasks = await runAffected(targets);
  const ids = tasks.map(({ taskId }) => taskId);
  const tally = addUp(ids, tasks, join(workspaceRoot, 'dist/test-results'));
  for (const task of tasks.filter(({ status }) => status > 0)) console.log(lastWordsOf(task));
  console.log(`\nTimes, several tasks at a time:\n${timesByTarget(tasks).join('\n')}`);
  console.log(`All in all ${seconds(Date.now() - started + config.installMs)}.`);
  if (tally.problems.length > 0) console.log(`\nNot green:\n  ${tally.problems.join('\n  ')}`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed === 0 ? 0 : 1;
}

await runMain(main);
