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
