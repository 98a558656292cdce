interface Limits {
  permits: number;
  /** How many jobs may wait. */
  waiting: number;
  /** What a job is refused with that finds no room. */
  refuse: () => Error;
  /** Whose turn is next: `newest` where those who have waited for long have probably left. */
  next?: 'oldest' | 'newest';
}

/** Runs at most so many jobs at once; a bounded number of others waits, what is beyond is refused. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: Limits) {}

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

  private release(): void {
    const next = this.limits.next === 'newest' ? this.waiting.pop() : this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
