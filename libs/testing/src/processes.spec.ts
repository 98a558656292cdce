import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcess, identifyProcess, isRunning, waitUntil } from './processes';

async function startStubborn() {
  const script =
    "process.on('SIGTERM', () => undefined); console.log('ready'); setInterval(() => 0, 1e3)";
  const child = spawn(process.execPath, ['--eval', script], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  return child;
}

describe('endProcess', () => {
  it('kills a process that ignores SIGTERM', async () => {
    const child = await startStubborn();
    const identity = identifyProcess(child.pid ?? 0);
    expect(identity).toBeDefined();
    if (identity) await endProcess(identity, 200);
    expect(identity && isRunning(identity)).toBe(false);
  });

  it('leaves a stranger alone who got the same number', async () => {
    const child = await startStubborn();
    const identity = identifyProcess(child.pid ?? 0);
    if (identity) await endProcess({ ...identity, startTime: '1' }, 0);
    if (identity) await endProcess({ ...identity, executable: '/usr/bin/other' }, 0);
    expect(identity && isRunning(identity)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});

describe('waitUntil', () => {
  it('tells that the time is over', async () => {
    expect(await waitUntil(() => false, 60)).toBe(false);
  });
});
