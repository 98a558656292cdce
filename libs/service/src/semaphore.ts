/** Runs at most so many jobs at once; a bounded number of others waits in order, what is beyond is refused. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: { permits: number; waiting: number; refuse: () => Error }) {}

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await job();
    } finally {
      this.release();
    }
  }

  private acquire(): Promise<void> {
    if (this.running < this.limits.permits) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(this.limits.refuse());
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Hands the permit to the one that has waited longest. */
  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
