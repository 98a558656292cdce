import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import type { FuzzedEndpoint } from '@zaino/service/testing/fuzz/fuzz-report';
import { domains } from './domains';

const usage =
  'Usage: npm run fuzz -- [--machines] [--runs 1000] [--seed <number>] [--service <domain>] [--endpoint "POST /api/orders"]';
const GOAL_MS = 100;
const SLOWEST_SHOWN = 15;

interface Wish {
  runs: string;
  seed: string;
  service?: string;
  endpoint?: string;
  /** What several actors do at once, and not what each endpoint is sent. */
  machines: boolean;
}

const specOf = ({ machines }: Pick<Wish, 'machines'>) =>
  machines ? 'random-commands.http.spec.ts' : 'fuzz.http.spec.ts';

/** Sends every endpoint of every contract what its schemas take, and what lies beside it. */
async function main(): Promise<number> {
  const wish = readArguments();
  await ensurePrograms(['MariaDB', 'Redis'], join(config.localFolder, 'logs'));
  const what = wish.machines ? 'inputs for each machine' : 'inputs for each endpoint';
  console.log(`${wish.runs} ${what}, seed ${wish.seed}`);
  const folder = mkdtempSync(join(tmpdir(), 'zaino-fuzz-'));
  const reportFile = join(folder, 'report.jsonl');
  try {
    const asked = domains().filter(
      (domain) => (wish.service ?? domain) === domain && hasSpec(domain, wish),
    );
    if (asked.length === 0) throw new UserError(usage);
    const failed = asked.filter((domain) => !fuzz(domain, wish, reportFile));
    report(existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '');
    if (failed.length > 0) console.log(`Not as its contract says: ${failed.join(', ')}`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hasSpec = (domain: string, wish: Wish) =>
  globSync(`apps/${domain}-service/src/**/${specOf(wish)}`, { cwd: workspaceRoot }).length > 0;

/** Runs the service's own tests with more inputs; without the watch over how long a run of tests may take. */
function fuzz(domain: string, wish: Wish, reportFile: string): boolean {
  const { runs, seed, endpoint } = wish;
  const { status } = spawnSync(
    process.execPath,
    [
      '--import',
      './libs/testing/src/typescript-hooks.mjs',
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      specOf(wish),
      '-c',
      `apps/${domain}-service/jest.config.mjs`,
      '--reporters=default',
    ],
    {
      cwd: workspaceRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        FUZZ_RUNS: runs,
        FUZZ_SEED: seed,
        FUZZ_REPORT: reportFile,
        ...(endpoint !== undefined && { FUZZ_ENDPOINT: endpoint }),
      },
    },
  );
  return status === 0;
}

function report(lines: string): void {
  const endpoints = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FuzzedEndpoint)
    .sort((one, other) => other.p95Ms - one.p95Ms);
  const sum = (of: (one: FuzzedEndpoint) => number) =>
    endpoints.reduce((all, one) => all + of(one), 0);
  const inputs = sum((one) => one.inputs);
  const share = (taken: number, all: number) => `${Math.round((100 * taken) / Math.max(1, all))} %`;
  for (const { name, taken, inputs: all, p95Ms, slowestMs, statuses } of endpoints) {
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    console.log(
      `${name}: ${share(taken, all)} past validation, p95 ${ms(p95Ms)}, slowest ${ms(slowestMs)} (${counts.join(', ')})`,
    );
  }
  const slow = endpoints.filter(({ p95Ms }) => p95Ms > GOAL_MS);
  console.log(
    `${endpoints.length} endpoints, ${inputs} inputs, ${share(
      sum((one) => one.taken),
      inputs,
    )} past validation; ${slow.length} with a p95 above ${GOAL_MS} ms`,
  );
  for (const { name, p95Ms } of endpoints.slice(0, SLOWEST_SHOWN))
    console.log(`  ${ms(p95Ms)} ${name}`);
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

function readArguments(): Wish {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      service: { type: 'string' },
      endpoint: { type: 'string' },
      machines: { type: 'boolean', default: false },
    },
  });
  if (!(Number(values.runs) > 0) || !Number.isInteger(Number(values.seed)))
    throw new UserError(usage);
  return values;
}

await runMain(main);
