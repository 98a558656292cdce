import type { Signals } from './signals';

/** How often a worker is looked at, in milliseconds. */
const WATCH_MS = 100;
/** Looks without a beat after which a worker gets no new pages as long as others are free. */
const HANGING_LOOKS = 4;
/** Looks without a beat after which the memory that the process has taken meanwhile is this worker's. */
const TAKING_LOOKS = 2;

export interface ThreadLimits {
  /** A loop that stands still for this long (milliseconds) is stuck. */
  stuckMs: number;
  /** Memory (MB) that a worker may take at a stretch, without coming back to its loop. */
  takenMb: number;
  /** Memory (MB) that a worker may hold; with more it is replaced when its pages are done. */
  heldMb: number;
}

interface Watcher {
  onStuck: (reason: string) => void;
  onFull: () => void;
}

/**
 * Watches a worker from outside. Looks are counted, not time: a machine that slept blames nobody. Memory is
 * watched here because V8's own limit for a worker can end the whole process (a single large allocation).
 */
export class Heartbeat {
  private seen = 0;
  private missed = 0;
  private rssAtBeat = process.memoryUsage.rss();
  private hasStarted = false;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly signals: Signals,
    private readonly limits: ThreadLimits,
    private readonly watcher: Watcher,
  ) {
    this.timer = setInterval(() => this.look(), WATCH_MS);
    this.timer.unref();
  }

  get isHanging(): boolean {
    return this.missed >= HANGING_LOOKS;
  }

  /** The worker beats from now on. */
  start(): void {
    this.hasStarted = true;
    this.missed = 0;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const { stuckMs, takenMb, heldMb } = this.limits;
    const { beats, memoryMb } = this.signals;
    if (beats !== this.seen) {
      this.seen = beats;
      this.missed = 0;
      this.rssAtBeat = process.memoryUsage.rss();
      if (memoryMb > heldMb) this.watcher.onFull();
      return;
    }
    this.missed += 1;
    const taken = (process.memoryUsage.rss() - this.rssAtBeat) / 2 ** 20;
    if (this.missed >= TAKING_LOOKS && taken > takenMb) {
      this.watcher.onStuck('the worker took too much memory');
    } else if (this.hasStarted && this.missed * WATCH_MS >= stuckMs) {
      this.watcher.onStuck('the worker was stuck');
    }
  }
}
