import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { Random } from '@zaino/tools/buyers/random';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { seconds, withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { config } from '@zaino/tools/machine/config';
import type { Purchase } from './buyer';
import { collectEvidence, type Told } from './evidence';
import type { ChaosFinding } from './finding';
import { findingsOf } from './findings';
import { sumOf } from './group-by';
import { proveChecker } from './prove-checker';
import { PRODUCTS_OF_A_ROUND, runRound } from './round';
import type { RoundResult } from './round';
import { startChaosShop } from './shop';
import type { ChaosShop } from './shop';

const usage = 'Usage: npm run chaos -- [--rounds 30] [--buyers 200] [--seed <number>]';
const MOST_SHOWN = 20;

/**
 * Checkouts, and then work at a bookshop's desk, while servers are killed: afterwards no order is lost, double or paid
 * without being there, and no copy lost, given twice or to somebody before their turn.
 */
async function main(): Promise<number> {
  const { rounds, buyers, seed } = readArguments();
  console.log(
    `${rounds} rounds of ${buyers} buyers, seed ${seed} (--seed ${seed} draws the same again)`,
  );
  await ensurePrograms(['MariaDB', 'Redis'], join(config.localFolder, 'logs'));
  const random = new Random(seed);
  const stocks = Array.from({ length: rounds * PRODUCTS_OF_A_ROUND }, () =>
    random.between(Math.ceil(buyers / 10), Math.ceil(buyers / 5)),
  );
  const shop = await withProgress('Starting a shop to be killed', () => startChaosShop(stocks));
  let findings: ChaosFinding[] | undefined;
  try {
    findings = await play(shop, { rounds, buyers, random });
  } finally {
    // Logs and data are kept where something was found, or where the game broke off.
    await shop.stop(findings?.length !== 0);
  }
  for (const { fault, text } of findings.slice(0, MOST_SHOWN)) console.log(`  ${fault}: ${text}`);
  if (findings.length > 0)
    console.log(`${findings.length} findings, seed ${seed}; see ${shop.folder}`);
  else
    console.log(
      'Nothing lost, nothing double, nothing paid without its order, nobody before their turn.',
    );
  return findings.length === 0 ? 0 : 1;
}

interface Game {
  rounds: number;
  buyers: number;
  random: Random;
}

/** Ends with the first round that leaves something wrong behind. */
async function play(shop: ChaosShop, { rounds, buyers, random }: Game): Promise<ChaosFinding[]> {
  const told: Told = { purchases: [], clerks: [] };
  for (let round = 0; round < rounds; round += 1) {
    const result = await runRound(shop, {
      round,
      buyers,
      random: random.fork(),
      // A single round is for a glance: the clerks' half of it kills them all once more.
      isAgain: rounds > 1,
    });
    told.purchases.push(...result.purchases);
    told.clerks.push(...result.clerks);
    const findings = findingsOf(await collectEvidence(shop, told));
    report(round + 1, result, findings);
    if (findings.length > 0) return findings;
  }
  return proveChecker(shop, told);
}

function report(round: number, result: RoundResult, findings: ChaosFinding[]): void {
  const { purchases, clerks, kills, isSettled, tookMs, settledMs } = result;
  const count = (test: (purchase: Purchase) => boolean) => purchases.filter(test).length;
  const killed = Object.entries(kills).map(([name, times]) => `${name} ${times}`);
  const outcomes = [
    `${count(({ outcome }) => outcome === 'ordered')} orders`,
    `${count(({ sawPaid }) => sawPaid)} paid by card`,
    `${count(({ outcome }) => outcome === 'refused')} refused`,
    `${sumOf(clerks, ({ scans }) => sumOf(scans, ({ copies }) => copies))} copies scanned`,
    `${sumOf(clerks, ({ handedOver }) => handedOver.length)} lines handed over`,
    `${sumOf(clerks, ({ takenBack }) => takenBack.length)} taken back`,
  ];
  console.log(
    `Round ${round}: ${outcomes.join(', ')} in ${seconds(tookMs)}; recovered in ${seconds(settledMs)}; killed: ${killed.join(', ')}; ` +
      `${isSettled ? '' : 'NOT SETTLED, '}${findings.length} findings`,
  );
}

function readArguments(): { rounds: number; buyers: number; seed: number } {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '30' },
      buyers: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    },
  });
  const [rounds = 0, buyers = 0, seed = 0] = [values.rounds, values.buyers, values.seed].map(
    Number,
  );
  const areFit = [rounds, buyers].every((value) => Number.isInteger(value) && value > 0);
  if (!areFit || !Number.isInteger(seed)) throw new UserError(usage);
  return { rounds, buyers, seed };
}

await runMain(main);
process.exit();
