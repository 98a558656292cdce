import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { runMain, UserError } from '@zaino/tools/machine/user-error';

const usage = 'Usage: npm run steady -- [--runs 1] [--busy 0] [--suite e2e|blog-e2e] [--short]';
const suites = ['e2e', 'blog-e2e'];
const log = 'docs/browser-runs.csv';
const columns = 'commit,ended,suite,form,busy processes,load,passed,failed,seconds,failures';
/** What failed tests saw, by run: Playwright empties its own folder at the next. */
const kept = join(workspaceRoot, 'dist/steady');
/** Keeps a core busy as long as the process that started it is there, whatever ends that one. */
const busyLoop = `const starter = process.ppid;
while (process.ppid === starter) for (let turn = 0; turn < 1e8; turn += 1);`;

/** As libs/browser-testing/src/result-reporter.ts leaves it. */
interface SuiteResult {
  passed: number;
  failed: number;
  failures: string[];
}

/**
 * Runs the browser suites again and again, beside processes that keep a core busy each, and adds a line for each run to
 * docs/browser-runs.csv. Tests are not repeated: one failure is a failure of the run.
 */
async function main(): Promise<number> {
  const { runs, busy, chosen, form } = readArguments();
  process.env.TESTS = form;
  await ensurePrograms(
    ['MariaDB', 'Redis', 'Chromium headless shell', 'Java'],
    join(config.localFolder, 'logs'),
  );
  runNx(['run-many', '-t', 'build']);
  const loads = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', busyLoop]));
  try {
    let failures = 0;
    for (let run = 0; run < runs; run += 1) {
      // Side by side, as in npm test.
      const failed = await Promise.all(chosen.map((suite) => runSuite(suite, { form, busy })));
      failures += failed.reduce((sum, count) => sum + count, 0);
    }
    return failures === 0 ? 0 : 1;
  } finally {
    for (const load of loads) load.kill('SIGKILL');
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1' },
      busy: { type: 'string', default: '0' },
      suite: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const busy = Number(values.busy);
  const chosen = values.suite === undefined ? suites : [values.suite];
  const isKnown = chosen.every((suite) => suites.includes(suite));
  if (!Number.isInteger(runs) || !Number.isInteger(busy) || !isKnown) throw new UserError(usage);
  return { runs, busy, chosen, form: values.short ? 'short' : 'whole' };
}

/** All tests of a suite, or its short form, beside so many processes that keep a core busy. */
interface Terms {
  form: string;
  busy: number;
}

/** One run of a suite; gives how many of its tests failed. */
async function runSuite(suite: string, { form, busy }: Terms): Promise<number> {
  const started = Date.now();
  const ofCommit = commit();
  const file = join(workspaceRoot, `dist/test-results/${suite}.json`);
  rmSync(file, { force: true });
  const command = ['test', '-c', `apps/${suite}/playwright.config.ts`];
  const child = spawn('playwright', command, { cwd: workspaceRoot, stdio: 'inherit' });
  await once(child, 'exit');
  const { passed, failed, failures } = resultIn(file);
  const ended = new Date().toISOString();
  const seconds = Math.round((Date.now() - started) / 1_000);
  // Of the whole machine, over the last quarter of an hour: others may work on it, too.
  const load = loadavg()[2]?.toFixed(1);
  const names = `"${failures.join('; ').replaceAll('"', "'")}"`;
  const path = join(workspaceRoot, log);
  if (!existsSync(path)) writeFileSync(path, `${columns}\n`);
  const run = [ofCommit, ended, suite, form, busy, load, passed, failed, seconds, names];
  appendFileSync(path, `${run.join(',')}\n`);
  if (failed > 0) keepOutput(suite, ended);
  return failed;
}

function keepOutput(suite: string, ended: string): void {
  const output = join(workspaceRoot, `dist/${suite}-output`);
  if (!existsSync(output)) return;
  mkdirSync(kept, { recursive: true });
  renameSync(output, join(kept, `${suite}-${ended.replaceAll(':', '-')}`));
}

/** A suite that ended without its numbers has failed. */
function resultIn(file: string): SuiteResult {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['ended without a result'] };
  return JSON.parse(readFileSync(file, 'utf8')) as SuiteResult;
}

/** Short name of the commit; marked where files differ from it, but for the one that this command writes. */
function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--', '.', `:!${log}`);
  return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : '-dirty');
}

function runNx(args: string[]): void {
  const { status } = spawnSync('nx', args, { cwd: workspaceRoot, stdio: 'inherit' });
  if (status !== 0) throw new UserError('The apps could not be built.');
}

await runMain(main);
