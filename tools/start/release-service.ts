import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { build } from './build';
import { migrate, prepareSchema } from './database-setup';
import { services } from './processes';
import type { ServiceEntry } from './processes';
import { askForRelease } from './release-channel';
import { runningStarter } from './run-records';
import { serversAt } from './servers';
import type { Servers } from './servers';
import { keepVersion } from './service-versions';

/**
 * Builds one service and moves the running shop over to it, its migrations first. Gives a sentence; fails with one, and
 * the old version serves on (docs/decisions/service-releases.md).
 */
async function releaseService(name: string, unchecked: string | undefined): Promise<string> {
  const entry = services.find((service) => service.name === name);
  if (!entry) {
    const names = services.map((service) => service.name);
    throw new UserError(`There is no service "${name}" to release, only ${names.join(', ')}.`);
  }
  const starter = runningStarter();
  const { releaseChannel, mysqlUrl, redisUrl } = starter ?? {};
  if (!releaseChannel || mysqlUrl === undefined || redisUrl === undefined) {
    throw new UserError(notRunning(name, starter !== undefined));
  }
  const signal = endedByUser();
  const say = (sentence: string) => console.log(`  ${sentence} …`);
  const state = { isSettled: false };
  const settle = (sentence: string) => {
    state.isSettled = true;
    say(sentence);
  };
  try {
    await build(signal, [entry.app]);
    const folder = keepVersion(entry.app);
    await prepareDatabase(entry, { folder, servers: serversAt(mysqlUrl, redisUrl), signal });
    return await askForRelease(
      releaseChannel,
      { name, folder, unchecked },
      { signal, say, settle },
    );
  } catch (error) {
    if (state.isSettled || !signal.aborted) throw error;
    throw new UserError(`The release of ${name} was broken off: the old version serves on.`);
  }
}

function notRunning(name: string, isStarting: boolean): string {
  return isStarting
    ? `npm start is still under way, or it is npm run dev, which takes changes by itself: ${name} was not released.`
    : `The shop does not run, so ${name} has nothing to be released into: npm start builds and starts it.`;
}

interface Around {
  folder: string;
  servers: Servers;
  signal: AbortSignal;
}

/** Migrations run ahead, unless the version that runs would not bear them. */
async function prepareDatabase(entry: ServiceEntry, around: Around): Promise<void> {
  const owner = services.find(({ name }) => name === (entry.databaseOf ?? entry.name));
  if (owner?.schema === undefined) return;
  const url = await prepareSchema(around.servers, owner.schema);
  await refuseBreaking(join(around.folder, 'cli.js'), url, entry.name);
  await withProgress('Looking at the schema', () => migrate(owner, url, around));
}

/** Fails where a migration that would run breaks the version that runs; nothing has changed then. */
async function refuseBreaking(cli: string, url: string, name: string): Promise<void> {
  try {
    const env = { ...process.env, MYSQL_URL: url };
    await promisify(execFile)(process.execPath, [cli, 'check-migrations'], { env });
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new UserError(
      [
        `${name} was not released, and nothing was changed: the version that runs would not bear its migrations.`,
        ...(stderr.trim() || message).split('\n').map((line) => `  ${line}`),
        'docs/decisions/service-releases.md tells how such a change is made in two releases.',
      ].join('\n'),
    );
  }
}

/** Ctrl-C in the middle leaves the old version serving. */
function endedByUser(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => ending.abort());
  }
  return ending.signal;
}

const usage = `Usage: npm run release -- <service>
  --unchecked "<reason>"  even where nobody can tell whether it fits what is live`;

function serviceCommand(args: string[]): { name: string; unchecked: string | undefined } {
  try {
    const options = { unchecked: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [name = '', ...others] = positionals;
    const { unchecked } = values;
    if (others.length === 0 && unchecked?.trim() !== '') return { name, unchecked };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
  throw new UserError(usage);
}

/** `npm run release -- blog-service`; the browser apps are released by `tools/release/release.ts`. */
async function main(): Promise<undefined> {
  const { name, unchecked } = serviceCommand(process.argv.slice(2));
  console.log(await releaseService(name, unchecked));
}

await runMain(main);
process.exit();
