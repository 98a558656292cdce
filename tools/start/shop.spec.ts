import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { endProcess, identifyProcess, isRunning, waitUntil } from '@zaino/testing/processes';
import type { ProcessIdentity } from '@zaino/testing/processes';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { readJson } from './local-state';

/** A starter with the private servers and one process of its own. */
const starter = `
import { becomeStarter } from '@zaino/tools/start/run-records';
import { Shop } from '@zaino/tools/start/shop';
if (!becomeStarter()) { console.log('not first'); process.exit(0); }
const shop = new Shop();
const ended = shop.endRequested();
await shop.endOrphans();
await shop.startServers();
await shop.run({
  name: 'sleeper', file: process.execPath, args: ['-e', 'setInterval(() => 0, 1e3)'],
  isReady: async () => true,
});
console.log('ready');
await ended;
await shop.end();
process.exit();
`;

let folder: string;
let starters: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-start-'));
  starters = [];
});
afterEach(async () => {
  const running = starters.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  );
  await Promise.all(
    running.map((child) => {
      child.kill('SIGTERM');
      return once(child, 'exit');
    }),
  );
  await Promise.all(Object.values(recorded()).map((child) => endProcess(child, 0)));
  rmSync(folder, { recursive: true });
});

/** Starts a starter and waits for its words. */
async function start(): Promise<{ child: ChildProcess; words: string }> {
  const child = spawn(
    process.execPath,
    [...typescriptFlags, '--input-type=module', '--eval', starter],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ZAINO_LOCAL: folder, MYSQL_URL: '', REDIS_URL: '' },
    },
  );
  starters.push(child);
  let words = '';
  child.stdout.on('data', (data: Buffer) => (words += data.toString()));
  await waitUntil(() => /ready|not first/.test(words) || child.exitCode !== null, 30_000);
  return { child, words };
}

/** Those that are written whole, and not taken away meanwhile. */
function recorded(): Record<string, ProcessIdentity> {
  const files = readdirSync(join(folder, 'run')).filter(
    (file) => file.endsWith('.json') && file !== 'starter.json',
  );
  const children = files.map((file) => {
    const child = readJson<ProcessIdentity | undefined>(join(folder, 'run', file), undefined);
    return [basename(file, '.json'), child] as const;
  });
  return Object.fromEntries(
    children.filter((entry): entry is [string, ProcessIdentity] => entry[1] !== undefined),
  );
}

describe('a starter', () => {
  it('leaves no process behind after SIGTERM', async () => {
    const { child } = await start();
    const children = recorded();
    expect(Object.keys(children).sort()).toEqual(['mariadb', 'redis', 'sleeper']);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(Object.values(children).filter(isRunning)).toEqual([]);
    expect(existsSync(join(folder, 'run/starter.json'))).toBe(false);
  });

  it('lets a second one know that it is not the first', async () => {
    await start();
    expect((await start()).words).toContain('not first');
  });

  it('that was killed is followed by one that ends its orphans and starts on the same data', async () => {
    const first = await start();
    const orphans = recorded();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(Object.values(orphans).filter(isRunning)).toHaveLength(3);

    const second = await start();
    expect(second.words).toContain('Ended what the last start left: mariadb, redis, sleeper');
    expect(Object.values(orphans).filter(isRunning)).toEqual([]);
    expect(Object.values(recorded()).filter(isRunning)).toHaveLength(3);
  });

  it('leaves a stranger alone who has the number of an old child', async () => {
    const { child } = await start();
    child.kill('SIGTERM');
    await once(child, 'exit');
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1e3)']);
    const identity = identifyProcess(stranger.pid ?? 0);
    const record = { ...identity, startTime: '1' };
    writeFileSync(join(folder, 'run/old.json'), JSON.stringify(record));
    await start();
    expect(identity && isRunning(identity)).toBe(true);
    expect(recorded()).not.toHaveProperty('old');
    stranger.kill('SIGKILL');
  });

  it('starts a child again that died', async () => {
    await start();
    const { sleeper } = recorded();
    process.kill(sleeper?.pid ?? 0, 'SIGKILL');
    const isBack = () => {
      const now = recorded()['sleeper'];
      return now !== undefined && now.pid !== sleeper?.pid && isRunning(now);
    };
    expect(await waitUntil(isBack, 10_000)).toBe(true);
  });
});
