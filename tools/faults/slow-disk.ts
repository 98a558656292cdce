import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinary } from '@zaino/testing/binaries';

/** How long each write to the disk takes, in milliseconds. */
const WRITE_MS = 250;
const BURST = { stoppedMs: 400, runningMs: 200 };

/** What a slow disk holds up: neither sockets nor pipes. */
const diskCalls = [
  'fsync',
  'fdatasync',
  'pwrite64',
  'pwritev',
  'ftruncate',
  'fallocate',
  'rename',
  'unlink',
];
/** Until it holds every thread. */
const ATTACH_MS = 300;

/** How this machine slows a disk down, for the table. */
export const slowedBy = () =>
  findBinary('strace') === undefined
    ? `bursts of SIGSTOP (${BURST.stoppedMs} of ${BURST.stoppedMs + BURST.runningMs} ms)`
    : `strace, ${WRITE_MS} ms for each write to a file`;

/**
 * Slows the disk of a process, with all of its threads, until the returned function is called. Where `files` are named,
 * what is written to those is late, by whatever call; where none are, every call that only files know.
 */
export async function slowDisk(pid: number, files: string[]): Promise<() => Promise<void>> {
  const strace = findBinary('strace');
  return strace === undefined ? stopInBursts(pid) : traceWrites(strace, pid, files);
}

async function traceWrites(strace: string, pid: number, files: string[]) {
  const traced = [...diskCalls, ...(files.length > 0 ? ['write', 'writev'] : [])].join(',');
  const child = spawn(
    strace,
    [
      '--follow-forks',
      '--quiet=all',
      '--output=/dev/null',
      `--trace=${traced}`,
      `--inject=${traced}:delay_enter=${WRITE_MS * 1_000}`,
      `--attach=${pid}`,
      ...files.map((file) => `--trace-path=${file}`),
    ],
    { stdio: 'ignore' },
  );
  await delay(ATTACH_MS);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  // Where nobody may trace.
  if (hasEnded()) return stopInBursts(pid);
  return async () => {
    if (hasEnded()) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

function stopInBursts(pid: number): () => Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const bursts = async () => {
    while (!signal.aborted) {
      process.kill(pid, 'SIGSTOP');
      await delay(BURST.stoppedMs);
      process.kill(pid, 'SIGCONT');
      await delay(BURST.runningMs);
    }
  };
  const running = bursts();
  return () => {
    over.abort();
    return running;
  };
}
