/** How often a process is asked, in milliseconds. */
const ASK_EVERY_MS = 5_000;
/** So many times in a row without an answer: its event loop hangs. */
const MISSES = 4;

interface Watched {
  /** Whether the process answers within a short time. */
  isAlive: () => Promise<boolean>;
  onHung: () => void;
}

/**
 * Counts how often in a row a process did not answer. `ask` is called at a beat; where the beat itself was late, the
 * whole machine slept or was too busy, and what happened until then says nothing of the process.
 */
export class HangWatch {
  private misses = 0;
  private lastAsked: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  private readonly watched: Watched;

  constructor(watched: Watched) {
    this.watched = watched;
  }

  start(): void {
    this.stop();
    const beat = async () => {
      await this.ask(Date.now());
      if (this.timer) this.timer = setTimeout(() => void beat(), ASK_EVERY_MS).unref();
    };
    this.timer = setTimeout(() => void beat(), ASK_EVERY_MS).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.misses = 0;
    this.lastAsked = undefined;
  }

  /** One beat, at a time in milliseconds. */
  async ask(now: number): Promise<void> {
    const wasLate = now - (this.lastAsked ?? now) > 3 * ASK_EVERY_MS;
    this.lastAsked = now;
    if (wasLate) this.misses = 0;
    if (await this.watched.isAlive()) {
      this.misses = 0;
      return;
    }
    this.misses += 1;
    if (this.misses < MISSES) return;
    this.misses = 0;
    this.watched.onHung();
  }
}

/** Whether a developer may hold the processes at a breakpoint. */
export const mayBeDebugged = (): boolean =>
  /--inspect/.test([process.env['NODE_OPTIONS'] ?? '', ...process.execArgv].join(' '));
