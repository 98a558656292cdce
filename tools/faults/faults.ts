import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { type FaultShop, startFaultShop, type Target } from './fault-shop';
import { type FaultKind, faultKinds } from './kinds';
import { findSchoolPath, prepareStaff } from './people';
import { type PairPlan, type PairResult, runPair } from './pair';
import { reportOf, rowOf } from './report';

const usage =
  'Usage: npm run faults -- [--only <process>]… [--fault <word of its name>]… ; both for a part of the table, which is only printed';

/** Breaks each process of a shop in each way, and tells what people see of it. */
async function main(): Promise<number> {
  const wanted = readArguments();
  await prepareMachine();
  const shop = await startFaultShop();
  try {
    const results = await tryAll(shop, wanted);
    const wrong = results.filter(({ findings }) => findings.length > 0);
    if (wanted.isWhole) {
      writeFileSync(join(workspaceRoot, 'docs/faults.md'), reportOf(results, new Date()));
    }
    console.log(`${results.length} pairs, ${wrong.length} with something wrong.`);
    return wrong.length === 0 ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

/** What a fault needs and cannot be had makes its rows say so. */
async function prepareMachine(): Promise<void> {
  const logs = join(config.localFolder, 'logs');
  await ensurePrograms(['MariaDB', 'Redis'], logs);
  for (const program of ['libfaketime', 'strace'] as const) {
    await ensurePrograms([program], logs).catch((error: unknown) => {
      console.log(`Without ${program}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
}

interface Wanted {
  isWhole: boolean;
  includes: (target: Target, kind: FaultKind) => boolean;
}

function readArguments(): Wanted {
  const options = {
    only: { type: 'string', multiple: true, default: [] as string[] },
    fault: { type: 'string', multiple: true, default: [] as string[] },
  } as const;
  try {
    const { only, fault } = parseArgs({ options }).values;
    return {
      isWhole: only.length + fault.length === 0,
      includes: (target, { name }) =>
        (only.length === 0 || only.includes(target.name)) &&
        (fault.length === 0 || fault.some((word) => name.includes(word))),
    };
  } catch {
    throw new UserError(usage);
  }
}

async function tryAll(shop: FaultShop, { includes }: Wanted): Promise<PairResult[]> {
  const [schoolPath, staff] = [await findSchoolPath(shop), await prepareStaff(shop)];
  const results: PairResult[] = [];
  for (const target of shop.targets) {
    for (const kind of faultKinds.filter((one) => includes(target, one))) {
      shop.signal.throwIfAborted();
      const place = results.length;
      const plan = { target, kind, place, schoolPath, staff };
      const result = await withProgress(`${target.name}, ${kind.name}`, () => tryPair(shop, plan));
      console.log(rowOf(result));
      results.push(result);
    }
  }
  return results;
}

/** What breaks off is a finding of that pair, and the others are still tried. */
async function tryPair(shop: FaultShop, plan: PairPlan): Promise<PairResult> {
  try {
    return await runPair(shop, plan);
  } catch (error) {
    const findings = [{ probe: 'pair', text: `broke off: ${String(error)}` }];
    return { process: plan.target.name, fault: plan.kind.name, seen: [], findings };
  }
}

await runMain(main);
process.exit();
