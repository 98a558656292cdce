import { Semaphore } from '@zaino/service/semaphore';

/** Lets the pages of one visitor wait for each other, so that those of all others find a free place. */
export class VisitorSemaphores {
  private readonly ofVisitors = new Map<string, { semaphore: Semaphore; pages: number }>();

  /** `permits`: pages of one visitor at once; 0 lets none wait. */
  constructor(private readonly permits: number) {}

  async run<Page>(visitor: string, make: () => Promise<Page>): Promise<Page> {
    if (this.permits === 0) return make();
    const own = this.ofVisitors.get(visitor) ?? { semaphore: this.newSemaphore(), pages: 0 };
    this.ofVisitors.set(visitor, own);
    own.pages += 1;
    try {
      return await own.semaphore.run(make);
    } finally {
      own.pages -= 1;
      if (own.pages === 0) this.ofVisitors.delete(visitor);
    }
  }

  /** What waits is bounded by the visitor's budget. */
  private newSemaphore(): Semaphore {
    const refuse = () => new Error('never refused');
    return new Semaphore({ permits: this.permits, waiting: Infinity, refuse });
  }
}
