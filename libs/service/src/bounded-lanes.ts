/** Runs at most so many jobs at once; a bounded number of others waits in order, what is beyond is refused. */
export class BoundedLanes {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: { lanes: number; waiting: number; refuse: () => Error }) {}

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await job();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.running < this.limits.lanes) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(this.limits.refuse());
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Hands the lane to the one that has waited longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
