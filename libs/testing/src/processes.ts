import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** What tells one process from another that got the same number later. */
export interface ProcessIdentity {
  pid: number;
  /** Clock ticks since boot, as in /proc/<pid>/stat. */
  startTime: string;
  executable: string;
}

/** The identity of a running process, or undefined when it is gone, a zombie or not ours to see. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name stands in brackets and may hold blanks and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTime] = [fields[0], fields[19]];
    if (state === 'Z' || startTime === undefined) return undefined;
    return { pid, startTime, executable: readlinkSync(`/proc/${pid}/exe`) };
  } catch {
    return undefined;
  }
}

/** True while exactly this process runs: the number alone may belong to a stranger by now. */
export function isRunning(identity: ProcessIdentity): boolean {
  const now = identifyProcess(identity.pid);
  return now?.startTime === identity.startTime && now.executable === identity.executable;
}

/** Ends exactly this process: SIGTERM, then SIGKILL after the grace time in milliseconds. */
export async function endProcess(identity: ProcessIdentity, graceMs = 10_000): Promise<void> {
  if (!isRunning(identity)) return;
  sendSignal(identity.pid, 'SIGTERM');
  const ended = await waitUntil(() => !isRunning(identity), graceMs);
  if (ended) return;
  sendSignal(identity.pid, 'SIGKILL');
  await waitUntil(() => !isRunning(identity), 5_000);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
}

/** Asks until the answer is yes; false when the time in milliseconds is over. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() >= end) return false;
    await delay(50);
  }
}
