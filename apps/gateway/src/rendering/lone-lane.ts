import type { PageRequest } from '@zaino/contracts/shared';
import { RenderFailed } from './render-failed';
import type { RenderThread } from './render-thread';
import type { DrawnPage } from './worker-messages';

/** Pages that may wait here; more are left to the browsers. */
const MAX_WAITING = 64;

/**
 * Renders pages one at a time on a thread of their own: one that may have taken a thread down can harm
 * nobody here, and what happens to the thread is its own doing. The thread lives as long as pages wait.
 */
export class LoneLane {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private thread: RenderThread | undefined;

  constructor(private readonly open: (onLost: () => void) => RenderThread) {}

  /** `limitMs` is asked for when the page's turn has come. Rejects with `RenderFailed`. */
  render(request: PageRequest, limitMs: () => number): Promise<DrawnPage> {
    if (this.waiting >= MAX_WAITING) {
      return Promise.reject(new RenderFailed('overload', 'too many pages wait for a thread'));
    }
    this.waiting += 1;
    const turn = this.last.then(() => this.renderNow(request, limitMs()));
    this.last = turn.then(
      () => this.leave(),
      () => this.leave(),
    );
    return turn;
  }

  async end(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    await thread?.end();
  }

  private async renderNow(request: PageRequest, limitMs: number): Promise<DrawnPage> {
    const lost = () => (this.thread = undefined);
    const thread = (this.thread ??= this.open(lost));
    try {
      return await thread.render(request, limitMs);
    } catch (error) {
      const isSuspect = error instanceof RenderFailed && error.fault === 'suspect';
      if (isSuspect) throw new RenderFailed('cut', error.message);
      throw error;
    }
  }

  private leave(): void {
    this.waiting -= 1;
    if (this.waiting === 0) void this.end();
  }
}
