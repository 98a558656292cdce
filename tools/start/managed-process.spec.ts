import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, waitUntil } from '@zaino/testing/processes';
import type { ProcessIdentity } from '@zaino/testing/processes';

const folder = mkdtempSync(join(tmpdir(), 'zaino-managed-'));
process.env['ZAINO_LOCAL'] = folder;
afterAll(() => rmSync(folder, { recursive: true }));

const recorded = () =>
  JSON.parse(readFileSync(join(folder, 'run/sleeper.json'), 'utf8')) as ProcessIdentity;

it('that is to be refreshed in the middle of its start comes up first', async () => {
  const { ManagedProcess } = await import('./managed-process');
  let isReady = false;
  const managed = new ManagedProcess({
    name: 'sleeper',
    file: process.execPath,
    args: ['-e', 'setInterval(() => 0, 1e3)'],
    isReady: () => Promise.resolve(isReady),
  });
  const started = managed.start();
  const first = recorded();
  const refreshed = managed.refresh();
  isReady = true;
  await started;
  await refreshed;
  expect(isRunning(first)).toBe(false);
  expect(await waitUntil(() => recorded().pid !== first.pid, 10_000)).toBe(true);
  const second = recorded();
  await managed.stop();
  expect(isRunning(second)).toBe(false);
});

it('that hangs is ended and started again', async () => {
  const { ManagedProcess } = await import('./managed-process');
  const { HangWatch } = await import('./hang-watch');
  const watches: InstanceType<typeof HangWatch>[] = [];
  const begin = HangWatch.prototype.start;
  HangWatch.prototype.start = function start(this: InstanceType<typeof HangWatch>) {
    watches.push(this);
  };
  const hung = { pid: 0 };
  const managed = new ManagedProcess({
    name: 'sleeper',
    file: process.execPath,
    args: ['-e', 'setInterval(() => 0, 1e3)'],
    isReady: () => Promise.resolve(true),
    isAlive: () => Promise.resolve(recorded().pid !== hung.pid),
  });
  await managed.start();
  const first = recorded();
  expect(await waitUntil(() => watches.length === 1, 10_000)).toBe(true);
  hung.pid = first.pid;
  process.kill(first.pid, 'SIGSTOP');
  for (let beat = 0; beat < 4; beat += 1) await watches[0]?.ask(beat * 5_000);
  expect(await waitUntil(() => !isRunning(first) && recorded().pid !== first.pid, 10_000)).toBe(
    true,
  );
  expect(isRunning(recorded())).toBe(true);
  await managed.stop();
  HangWatch.prototype.start = begin;
});
