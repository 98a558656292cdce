import { setTimeout as delay } from 'node:timers/promises';
import { fixedClock, moveClock } from './clock';
import type { Target } from './fault-shop';
import { slowDisk } from './slow-disk';

/** A way in which a process fails. */
export interface FaultKind {
  name: string;
  /** Why it is not tried on a process; undefined where it can be. */
  untried: (target: Target) => string | undefined;
  /** Does it; what is given ends it, and is not there where the shop has to help itself. */
  begin: (target: Target) => Promise<(() => Promise<void>) | undefined>;
  /** It lasts so long at least, in milliseconds. */
  lastsMs: number;
  /** From its end, or from its beginning where it has none, until all answer as before, in milliseconds. */
  recoversWithinMs: number;
}

const HOUR_S = 3_600;
/** Until a process knows of its clock. */
const CLOCK_MS = 1_500;

const signal = (target: Target, name: NodeJS.Signals) => process.kill(target.pid(), name);
const always = () => undefined;

const kill: FaultKind = {
  name: 'kill -9',
  untried: always,
  begin: (target) => {
    signal(target, 'SIGKILL');
    return Promise.resolve(undefined);
  },
  lastsMs: 0,
  recoversWithinMs: 20_000,
};

const stop: FaultKind = {
  name: 'stopped for 14 s',
  untried: always,
  begin: (target) => {
    const pid = target.pid();
    process.kill(pid, 'SIGSTOP');
    return Promise.resolve(() => {
      process.kill(pid, 'SIGCONT');
      return Promise.resolve();
    });
  },
  lastsMs: 14_000,
  recoversWithinMs: 10_000,
};

const stopForEver: FaultKind = {
  name: 'stopped for ever',
  untried: ({ isWatched }) => (isWatched ? undefined : 'a server with data is left to a person'),
  begin: (target) => {
    signal(target, 'SIGSTOP');
    return Promise.resolve(undefined);
  },
  lastsMs: 0,
  // Four misses, each five seconds and an answer's time apart, the pause and the start.
  recoversWithinMs: 50_000,
};

const fullDisk: FaultKind = {
  name: 'full disk',
  untried: ({ disk }) => (disk ? undefined : 'only root may mount a small disk'),
  begin: ({ disk }) => {
    disk?.fill();
    return Promise.resolve(() => {
      disk?.makeRoom();
      return Promise.resolve();
    });
  },
  lastsMs: 3_000,
  recoversWithinMs: 15_000,
};

const slow: FaultKind = {
  name: 'slow disk',
  untried: always,
  begin: (target) => slowDisk(target.pid(), target.files()),
  lastsMs: 3_000,
  recoversWithinMs: 10_000,
};

const clock = (name: string, aheadS: number): FaultKind => ({
  name,
  untried: (target) => fixedClock(target.name),
  begin: async (target) => {
    moveClock(target.name, aheadS);
    await delay(CLOCK_MS);
    return async () => {
      moveClock(target.name, 0);
      await delay(CLOCK_MS);
    };
  },
  lastsMs: 0,
  recoversWithinMs: 10_000,
});

export const faultKinds: FaultKind[] = [
  kill,
  stop,
  stopForEver,
  fullDisk,
  slow,
  clock('clock an hour ahead, and back', HOUR_S),
  clock('clock an hour behind, and back', -HOUR_S),
];
