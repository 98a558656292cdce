import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { UserError } from '@zaino/tools/machine/user-error';

const LOOK_EVERY_MS = 50;

export interface MeasuredRun {
  seconds: number;
  /** Highest resident memory of the process. */
  peakMb: number;
}

/** Runs a command of the schools service and measures it from start to exit. */
export async function measureRun(
  args: string[],
  env: Record<string, string>,
): Promise<MeasuredRun> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const looking = setInterval(() => {
    peakMb = Math.max(peakMb, peakMemoryMb(child.pid));
  }, LOOK_EVERY_MS);
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (status) => resolve(status ?? 1));
  });
  clearInterval(looking);
  if (code !== 0) throw new UserError(`${args.slice(0, 2).join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, peakMb };
}

/** The kernel's own high-water mark, so that looking now and then misses nothing but the last moment. */
function peakMemoryMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid ?? 0}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
