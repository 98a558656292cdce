import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { seconds, withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { attackClasses } from './attack-classes';
import type { AttackClass } from './attack-class';
import { type AttackResult, printResults } from './report/results';
import { startAttackedShop } from './shop/attacked-shop';
import { Tally } from './tally';

const usage = 'Usage: npm run attack -- [--short] [--only <part of a name>]';

/** Attacks a shop of its own in every way that is known; fails where something did not hold. */
async function main(): Promise<number> {
  const { only } = readArguments();
  const chosen = attackClasses.filter(({ name }) => name.includes(only));
  if (chosen.length === 0) throw new UserError(usage);
  await ensurePrograms(['MariaDB', 'Redis'], join(config.localFolder, 'logs'));
  const shop = await withProgress('Starting a shop to be attacked', startAttackedShop);
  try {
    const results: AttackResult[] = [];
    for (const attack of chosen) {
      const started = performance.now();
      const tally = new Tally();
      await run(attack, () => attack.run(shop, tally), tally);
      console.log(`${attack.name}: ${tally.tries} tries, ${seconds(performance.now() - started)}`);
      results.push({ attack, tries: tally.tries, findings: tally.findings });
    }
    printResults(results);
    return results.every(({ findings }) => findings.length === 0) ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

/** An attack that cannot go on is a finding: nothing is known of what it did not try. */
async function run(attack: AttackClass, work: () => Promise<void>, tally: Tally): Promise<void> {
  try {
    await work();
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tally.note(`${attack.name} ended early`, false, told);
  }
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
