import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import type { CommandReport, FuzzedEndpoint } from '@zaino/service/testing/fuzz/fuzz-report';
import { domains, domainsWith } from './domains';
import { endpointReport, machineReport } from './report';

const usage =
  'Usage: npm run fuzz -- [--runs 1000] [--seed <number>] [--service <domain>] [--endpoint "POST /api/orders"]\n' +
  '       npm run fuzz -- --machines [--runs 300] [--seed <number>] [--service <domain>]';
/** How often, unless told: a run of a machine has many calls. */
const usualRuns = { endpoints: '1000', machines: '300' };

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
  const asked = await askedDomains(wish);
  await ensurePrograms(['MariaDB', 'Redis'], join(config.localFolder, 'logs'));
  const what = wish.machines ? 'runs of each machine' : 'inputs for each endpoint';
  console.log(`${wish.runs} ${what}, seed ${wish.seed}`);
  const folder = mkdtempSync(join(tmpdir(), 'zaino-fuzz-'));
  const reportFile = join(folder, 'report.jsonl');
  try {
    const failed = asked.filter((domain) => !fuzz(domain, wish, reportFile));
    const reported = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
    for (const line of report(reported, wish)) console.log(line);
    if (failed.length > 0) console.log(`Not as its contract says: ${failed.join(', ')}`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function askedDomains(wish: Wish): Promise<string[]> {
  const { service, endpoint, machines } = wish;
  if (machines && endpoint !== undefined) {
    throw new UserError('A machine acts on what it likes: ask for --machines or for --endpoint');
  }
  const able = domains().filter((domain) => hasSpec(domain, wish));
  if (service !== undefined && !able.includes(service)) {
    throw new UserError(`No service is called "${service}" here; there are ${able.join(', ')}`);
  }
  const among = service === undefined ? able : [service];
  return endpoint === undefined ? among : domainsWith(endpoint, among);
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

function report(reported: string, { machines }: Wish): string[] {
  const lines = reported.split('\n').filter((line) => line !== '');
  return machines
    ? machineReport(lines.map((line) => JSON.parse(line) as CommandReport))
    : endpointReport(lines.map((line) => JSON.parse(line) as FuzzedEndpoint));
}

function readArguments(): Wish {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      service: { type: 'string' },
      endpoint: { type: 'string' },
      machines: { type: 'boolean', default: false },
    },
  });
  const runs = values.runs ?? usualRuns[values.machines ? 'machines' : 'endpoints'];
  if (!(Number(runs) > 0) || !Number.isInteger(Number(values.seed))) throw new UserError(usage);
  return { ...values, runs };
}

await runMain(main);
