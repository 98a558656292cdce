import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { seconds, withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { attackGroups } from './attack-classes';
import type { AttackClass } from './attack-class';
import { attackPage } from './report/attack-page';
import { type AttackResult, printResults } from './report/results';
import { type AttackedShop, startAttackedShop } from './shop/attacked-shop';
import { Tally } from './tally';
import { measureWaits } from './waits/measure-waits';

const page = join(workspaceRoot, 'docs/attacks.md');
const usage = 'Usage: npm run attack -- [--short] [--only <part of a name>]';

/** Attacks a shop of its own in every way that is known; fails where something did not hold. */
async function main(): Promise<number> {
  const { only, isShort } = readArguments();
  const chosen = attackGroups
    .map((group) => group.filter(({ name }) => name.includes(only)))
    .filter(({ length }) => length > 0);
  if (chosen.length === 0) throw new UserError(usage);
  await ensurePrograms(['MariaDB', 'Redis'], join(config.localFolder, 'logs'));
  buildApps();
  const shop = await withProgress('Starting a shop to be attacked', () =>
    startAttackedShop(isShort),
  );
  try {
    const results: AttackResult[] = [];
    for (const group of chosen) {
      results.push(...(await Promise.all(group.map((attack) => tryOne(shop, attack)))));
    }
    printResults(results);
    if (!isShort && only === '') await writePage(shop, results);
    return results.every(({ findings }) => findings.length === 0) ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

/** With what others wait for, which the short form does not measure. */
async function writePage(shop: AttackedShop, results: AttackResult[]): Promise<void> {
  const [load = 0] = loadavg();
  const waits = await measureWaits(shop);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(page, attackPage(results, { day, cores: availableParallelism(), load, waits }));
  console.log(`Written: ${page}`);
}

/** An attack that cannot go on is a finding: nothing is known of what it did not try. */
async function tryOne(shop: AttackedShop, attack: AttackClass): Promise<AttackResult> {
  const started = performance.now();
  const tally = new Tally();
  await attack.run(shop, tally).catch((error: unknown) => {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tally.note('ended early', false, told);
  });
  const { tries, findings } = tally;
  console.log(`${attack.name}: ${tries} tries, ${seconds(performance.now() - started)}`);
  return { attack, tries, findings };
}

function readArguments(): { isShort: boolean; only: string } {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  return { isShort: values.short, only: values.only };
}

await runMain(main);
process.exit();
