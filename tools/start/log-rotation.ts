import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';

const LOOK_EVERY_MS = 10_000;
const ONE_DAY_MS = 86_400_000;

interface LogLimits {
  /** A log of more bytes is begun anew. */
  maxBytes: number;
  /** So is one whose first line is older, in milliseconds. */
  maxAgeMs: number;
  /** So many former contents stay beside it, the youngest as `.1`. */
  kept: number;
  /** They go once they are older, in milliseconds. */
  keptMs: number;
}

const logLimits: LogLimits = {
  maxBytes: 20 * 1024 * 1024,
  maxAgeMs: ONE_DAY_MS,
  kept: 4,
  keptMs: 14 * ONE_DAY_MS,
};

/**
 * Begins a log anew while its process goes on writing: the content is copied aside and the file emptied, so the
 * process has to have opened it for appending. What is written between the two is lost: some lines at most.
 */
export class LogRotation {
  private timer: NodeJS.Timeout | undefined;
  private begunAt = Date.now();

  private readonly file: string;
  private readonly limits: LogLimits;

  constructor(file: string, limits: LogLimits = logLimits) {
    this.file = file;
    this.limits = limits;
  }

  start(): void {
    this.stop();
    this.timer = setInterval(() => this.look(Date.now()), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Begins the log anew where its size or, at the time `now` in milliseconds, its age asks for it. */
  look(now: number): void {
    this.forgetOld(now);
    const size = sizeOf(this.file);
    if (size === 0) {
      this.begunAt = now;
      return;
    }
    if (size > this.limits.maxBytes || now - this.begunAt > this.limits.maxAgeMs) this.rotate(now);
  }

  /** Moves the content aside; where there is no room for a copy it is dropped, for a full disk helps nobody. */
  rotate(now: number): void {
    if (sizeOf(this.file) === 0) return;
    const { kept } = this.limits;
    rmSync(this.former(kept), { force: true });
    for (let age = kept - 1; age >= 1; age -= 1) {
      if (existsSync(this.former(age))) renameSync(this.former(age), this.former(age + 1));
    }
    if (kept > 0) copyOrNothing(this.file, this.former(1));
    truncateSync(this.file);
    this.begunAt = now;
  }

  private forgetOld(now: number): void {
    for (let age = 1; age <= this.limits.kept; age += 1) {
      const file = this.former(age);
      if (existsSync(file) && now - statSync(file).mtimeMs > this.limits.keptMs) rmSync(file);
    }
  }

  private former(age: number): string {
    return `${this.file}.${age}`;
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The whole file, with what was added while it was copied; a copy that cannot be finished is taken away. */
function copyOrNothing(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    appendRest(from, to, sizeOf(to));
  } catch {
    rmSync(to, { force: true });
  }
}

function appendRest(from: string, to: string, position: number): void {
  const source = openSync(from, 'r');
  const target = openSync(to, 'a');
  try {
    const bytes = Buffer.alloc(Math.max(sizeOf(from) - position, 0));
    const length = readSync(source, bytes, 0, bytes.length, position);
    writeSync(target, bytes, 0, length);
  } finally {
    closeSync(source);
    closeSync(target);
  }
}
