import type { Worker } from 'node:worker_threads';

/** For each step of a worker's start (itself, each bundle), in milliseconds. */
const LIMITS = {
  /** Of the processor: a bundle that loops takes all that it can get, on a busy machine little in a second. */
  processorMs: 2_000,
  /** By the clock: a bundle that waits for ever takes nothing. */
  clockMs: 60_000,
  lookEveryMs: 200,
};

type Limits = typeof LIMITS;

/** Ends a start that takes too long, by the worker's own use of the processor: nobody is blamed for a busy machine. */
export class StartLimit {
  private readonly timer: NodeJS.Timeout;
  private stepBegan = performance.now();
  private usedBefore: number | undefined;

  constructor(
    private readonly worker: Pick<Worker, 'cpuUsage'>,
    private readonly onExceeded: () => void,
    private readonly limits: Limits = LIMITS,
  ) {
    this.timer = setInterval(() => void this.look(), limits.lookEveryMs);
  }

  /** What comes now has the whole limit. */
  beginStep(): void {
    this.stepBegan = performance.now();
    this.usedBefore = undefined;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const used = await this.usedMs();
    this.usedBefore ??= used;
    const isOver =
      used - this.usedBefore > this.limits.processorMs ||
      performance.now() - this.stepBegan > this.limits.clockMs;
    if (isOver) this.onExceeded();
  }

  private async usedMs(): Promise<number> {
    try {
      const { user, system } = await this.worker.cpuUsage();
      return (user + system) / 1_000;
    } catch {
      // It has ended, which its owner hears by itself.
      return 0;
    }
  }
}
