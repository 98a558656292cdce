import { endProcess } from '@zaino/testing/processes';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { endOrphans, runningStarter } from './run-records';

/** Each of the starter's children has ten seconds to end. */
const starterGraceMs = 120_000;

async function main(): Promise<undefined> {
  const starter = runningStarter();
  if (starter) await withProgress('Stopping', () => endProcess(starter, starterGraceMs));
  const orphans = await endOrphans();
  if (orphans.length > 0) console.log(`Ended ${orphans.join(', ')}.`);
  console.log(starter || orphans.length > 0 ? 'Everything is stopped.' : 'Nothing was running.');
  return undefined;
}

await runMain(main);
