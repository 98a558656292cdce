import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { waitUntil } from '@zaino/testing/processes';
import { workspaceRoot } from '@zaino/tools/machine/config';

/** Ready, unless it is told by a signal that it is not. */
const program = `
let status = 200;
process.on('SIGUSR2', () => (status = 503));
require('node:http')
  .createServer(({ url }, answer) => answer.writeHead(url === '/health/ready' ? status : 200).end())
  .listen(Number(process.env.PORT), '127.0.0.1');`;

const folder = mkdtempSync(join(tmpdir(), 'zaino-health-'));
afterAll(() => rmSync(folder, { recursive: true }));

let env: Record<string, string>;
let child: ChildProcess;

/** The check's exit code. */
const check = () =>
  new Promise<number>((resolve) => {
    const file = join(workspaceRoot, 'docker/health-check.mjs');
    execFile(process.execPath, [file], { env }, (error) => resolve(Number(error?.code ?? 0)));
  });

const start = () => {
  child = spawn(process.execPath, ['-e', program], { env, stdio: 'ignore' });
  writeFileSync(env['PID_FILE'] ?? '', `${child.pid}\n`);
};

beforeEach(async () => {
  const port = String(await keptPort());
  env = { PORT: port, PID_FILE: join(folder, port), HEALTH_LIMIT_MS: '1000' };
  start();
  expect(await waitUntil(async () => (await check()) === 0, 10_000)).toBe(true);
});
afterEach(() => child.kill('SIGKILL'));

it('says whether the process is ready, and lets it be while it is not', async () => {
  child.kill('SIGUSR2');
  expect(await waitUntil(async () => (await check()) === 1, 10_000)).toBe(true);
  for (let count = 0; count < 5; count += 1) expect(await check()).toBe(1);
  expect(child.signalCode).toBeNull();
});

it('ends a process that misses four checks in a row, and no sooner', async () => {
  child.kill('SIGSTOP');
  for (let count = 0; count < 3; count += 1) expect(await check()).toBe(1);
  child.kill('SIGCONT');
  expect(await check()).toBe(0);
  child.kill('SIGSTOP');
  for (let count = 0; count < 3; count += 1) expect(await check()).toBe(1);
  expect(child.signalCode).toBeNull();
  const ended = once(child, 'exit');
  expect(await check()).toBe(1);
  expect(await ended).toEqual([null, 'SIGKILL']);
});

it('counts a process that began anew from nothing', async () => {
  child.kill('SIGSTOP');
  for (let count = 0; count < 3; count += 1) await check();
  child.kill('SIGKILL');
  start();
  child.kill('SIGSTOP');
  expect(await check()).toBe(1);
  expect(child.signalCode).toBeNull();
});
