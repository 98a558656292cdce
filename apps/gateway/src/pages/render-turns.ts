import { Semaphore } from '@zaino/service/semaphore';

interface Lane {
  turns: Semaphore;
  pages: number;
}

/** Lets the pages of one address wait for each other, so that those of all others find a free place. */
export class RenderTurns {
  private readonly lanes = new Map<string, Lane>();

  /** `atOnce`: pages of one address; 0 lets none wait. */
  constructor(private readonly atOnce: number) {}

  async run<Page>(visitor: string, make: () => Promise<Page>): Promise<Page> {
    if (this.atOnce === 0) return make();
    const lane = this.lanes.get(visitor) ?? { turns: newTurns(this.atOnce), pages: 0 };
    this.lanes.set(visitor, lane);
    lane.pages += 1;
    try {
      return await lane.turns.run(make);
    } finally {
      lane.pages -= 1;
      if (lane.pages === 0) this.lanes.delete(visitor);
    }
  }
}

/** What may wait is bounded by the address's budget. */
function newTurns(permits: number): Semaphore {
  const refuse = () => new Error('never refused');
  return new Semaphore({ permits, waiting: Infinity, refuse });
}
