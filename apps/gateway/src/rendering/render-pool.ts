import type { PageRequest, RenderedPage, RoutePattern } from '@zaino/contracts/shared';
import type { Renderer } from '../releases/release-store';
import { RenderFailed, RenderThread } from './render-thread';
import type { WorkerInput } from './worker-messages';

/** Pages that may wait or be under way in one worker; more are left to the browsers. */
const MAX_LOAD = 64;

/** Wait before a worker that did not start is started again, in milliseconds. */
const RESTART_MS = 1000;

interface PoolOptions {
  /** The built worker script. */
  file: string;
  threads: number;
  input: Omit<WorkerInput, 'signals'>;
  onFailure: (reason: string) => void;
}

/** The workers of one release set. A new set gets a new pool, so that nothing of an old version stays behind. */
export class RenderPool implements Renderer {
  private threads: RenderThread[] = [];
  private isRetired = false;
  patterns: RoutePattern[] = [];

  private constructor(private readonly options: PoolOptions) {}

  /** Rejects with `ThreadRefused` when a bundle does not load. */
  static async start(options: PoolOptions): Promise<RenderPool> {
    const pool = new RenderPool(options);
    // The first one alone: what does not load is found out once.
    const first = pool.addThread();
    pool.patterns = await first.ready;
    const others = Array.from({ length: options.threads - 1 }, () => pool.addThread().ready);
    await Promise.all(others);
    return pool;
  }

  /**
   * Renders a page. Where it was lost by another page's fault it is tried once more elsewhere. Rejects with
   * `RenderFailed`.
   */
  async render(request: PageRequest): Promise<RenderedPage> {
    try {
      return await this.least().render(request);
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      this.options.onFailure(error.message);
      if (error.isCulprit) throw error;
      return this.least().render(request);
    }
  }

  retire(): void {
    this.isRetired = true;
    for (const thread of this.threads) thread.retire();
  }

  private least(): RenderThread {
    const [first, ...others] = this.threads;
    if (!first) throw new RenderFailed('no worker is running', true);
    const least = others.reduce((best, one) => (one.load < best.load ? one : best), first);
    if (least.load >= MAX_LOAD) throw new RenderFailed('too many pages at once', true);
    return least;
  }

  private addThread(): RenderThread {
    const { file, input } = this.options;
    const thread = new RenderThread(file, input, () => this.replace(thread));
    this.threads.push(thread);
    return thread;
  }

  private replace(lost: RenderThread): void {
    this.threads = this.threads.filter((thread) => thread !== lost);
    if (this.isRetired) return;
    const thread = this.addThread();
    thread.ready.catch((error: unknown) => {
      this.options.onFailure(String(error));
      setTimeout(() => this.replace(thread), RESTART_MS).unref();
    });
  }
}
