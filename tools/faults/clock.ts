import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { localPath } from '@zaino/tools/start/local-state';
import type { ProcessPlan } from '@zaino/tools/start/managed-process';

/** Debian's libfaketime; the folder depends on the machine's architecture. */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find(existsSync);

/** The allocator of Redis asks for the time before the library is ready, and Redis does not come up with it. */
const withoutOwnClock = ['redis'];

/** Why the clock of a process cannot be moved; undefined where it can. */
export function fixedClock(name: string): string | undefined {
  if (library === undefined) return 'libfaketime is missing';
  // Its pages lapse by its own clock, which is the provider's.
  if (name === 'payment-sandbox') return 'the provider’s clock is not the shop’s';
  return withoutOwnClock.includes(name) ? 'libfaketime clashes with its allocator' : undefined;
}

const fileOf = (name: string) => localPath('clocks', name);

/** Starts the process by a clock of its own, which `moveClock` moves while it runs. */
export function withOwnClock(plan: ProcessPlan): ProcessPlan {
  if (library === undefined || fixedClock(plan.name) !== undefined) return plan;
  mkdirSync(localPath('clocks'), { recursive: true });
  moveClock(plan.name, 0);
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: fileOf(plan.name),
    FAKETIME_CACHE_DURATION: '1',
    // A machine's timers run on when its clock is set.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  return { ...plan, env: { ...plan.env, ...env } };
}

/** Seconds ahead of the machine's clock; the process knows within a second. */
export function moveClock(name: string, aheadS: number): void {
  writeFileSync(fileOf(name), `${aheadS < 0 ? '' : '+'}${aheadS}\n`);
}
