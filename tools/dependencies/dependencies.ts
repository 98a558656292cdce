import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { runMain } from '@zaino/tools/machine/user-error';
import { type Advisory, findHits, readAdvisories } from './advisories';
import { parseCommand } from './command';
import { type LockedPackage, readLock } from './locked-packages';
import { addDays, askNpm, readDays, writeDays } from './published';
import { hitLines, packageLines } from './report';

/** What the registry said is kept with the sources, for whoever cannot ask it. */
const daysFile = join(workspaceRoot, 'tools/dependencies/published.json');

function main(): Promise<number> {
  const { all, askDates, advisories } = parseCommand(process.argv.slice(2));
  const { packages } = readLock(workspaceRoot);
  const listed = packages.filter(({ isDirect }) => all || isDirect);
  if (askDates) {
    writeDays(daysFile, addDays(readDays(daysFile), { locked: packages, wanted: listed }, askNpm));
  }
  const lines = packageLines(listed, { days: readDays(daysFile), now: Date.now() });
  console.log(lines.join('\n'));
  if (advisories === undefined) {
    console.log('\nNobody has brought advisories: --advisories <file, folder or zip archive>.');
    return Promise.resolve(0);
  }
  return Promise.resolve(judge(packages, readAdvisories(advisories)));
}

/** Whatever is listed, all installed packages are looked at. No advisory at all is a wrong path, and no good news. */
function judge(packages: LockedPackage[], advisories: Iterable<Advisory>): number {
  const { count, hits } = findHits(advisories, packages);
  const words = hits.length === 0 ? 'none speaks of' : `${hits.length} findings in`;
  console.log(`\n${count} advisories: ${words} the ${packages.length} installed packages.`);
  for (const line of hitLines(hits)) console.log(line);
  return count === 0 || hits.length > 0 ? 1 : 0;
}

await runMain(main);
