import { Worker } from 'node:worker_threads';
import type { PageRequest, RenderedPage, RoutePattern } from '@zaino/contracts/shared';
import { Signals } from './signals';
import type { RenderOrder, WorkerInput, WorkerMessage } from './worker-messages';

/** A worker whose loop stands still for this long (milliseconds) while it has work is cut off. */
const STUCK_MS = 2000;
/** How often that is looked at. */
const WATCH_MS = 250;
/** Longest wait for one page (milliseconds), all of its own time limits passed. */
const PAGE_LIMIT_MS = 8000;
/** Longest start of a worker, in milliseconds. */
const START_LIMIT_MS = 10_000;
/** Memory of a worker; one that needs more ends, and only its pages with it. */
const MAX_HEAP_MB = 512;

/** A page was not rendered. `isCulprit`: by its own fault, so that trying elsewhere would do the same harm. */
export class RenderFailed extends Error {
  constructor(
    reason: string,
    readonly isCulprit: boolean,
  ) {
    super(reason);
    this.name = 'RenderFailed';
  }
}

/** A worker did not start. `app` is the one whose bundle was being loaded. */
export class ThreadRefused extends Error {
  constructor(
    readonly app: string,
    reason: string,
  ) {
    super(reason);
    this.name = 'ThreadRefused';
  }
}

interface Order {
  resolve: (page: RenderedPage) => void;
  reject: (failed: RenderFailed) => void;
  limit: NodeJS.Timeout;
}

/** One worker thread and the pages it is at. */
export class RenderThread {
  private readonly signals = new Signals();
  private readonly orders = new Map<number, Order>();
  private readonly worker: Worker;
  private readonly watch: NodeJS.Timeout;
  private lastId = 0;
  private stuckSince = 0;
  private seenBeats = 0;
  private hasEnded = false;
  private isRetired = false;
  private isReady = false;
  /** Resolves to the pages' patterns when the worker can render; rejects with `ThreadRefused`. */
  readonly ready: Promise<RoutePattern[]>;

  constructor(
    file: string,
    input: Omit<WorkerInput, 'signals'>,
    /** Called once, when a worker that had started ended by itself or was cut off. */
    private readonly onLost: () => void,
  ) {
    this.worker = new Worker(file, {
      workerData: { ...input, signals: this.signals.buffer } satisfies WorkerInput,
      // Secrets of the gateway's configuration stay outside.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    this.ready = this.start();
    this.watch = setInterval(() => this.lookAtBeats(), WATCH_MS);
    this.watch.unref();
  }

  /** Number of pages it is at. */
  get load(): number {
    return this.orders.size;
  }

  render(request: PageRequest): Promise<RenderedPage> {
    return new Promise((resolve, reject) => {
      if (this.hasEnded) {
        reject(new RenderFailed('the worker has ended', false));
        return;
      }
      const id = ++this.lastId;
      const late = () => this.settle(id)?.reject(new RenderFailed('not rendered in time', true));
      const limit = setTimeout(late, PAGE_LIMIT_MS);
      this.orders.set(id, { resolve, reject, limit });
      this.worker.postMessage({ id, request } satisfies RenderOrder);
    });
  }

  /** Ends when its last page is done. */
  retire(): void {
    this.isRetired = true;
    if (this.orders.size === 0) this.end(0);
  }

  private start(): Promise<RoutePattern[]> {
    let app = '';
    return new Promise((resolve, reject) => {
      const refuse = (reason: string) => {
        reject(new ThreadRefused(app, reason));
        this.end(0);
      };
      const limit = setTimeout(() => refuse('not loaded in time'), START_LIMIT_MS);
      this.worker.on('message', (message: WorkerMessage) => {
        if (message.type === 'loading') app = message.app;
        else if (message.type === 'refused') refuse(message.reason);
        else if (message.type === 'ready') resolve(message.patterns);
        else this.take(message);
        if (message.type !== 'ready') return;
        this.isReady = true;
        clearTimeout(limit);
      });
      this.worker.on('error', (error) => {
        clearTimeout(limit);
        refuse(String(error));
      });
      this.worker.on('exit', () => {
        clearTimeout(limit);
        refuse('ended while loading');
      });
    });
  }

  private take(message: Extract<WorkerMessage, { id: number }>): void {
    const order = this.settle(message.id);
    if (message.type === 'rendered') order?.resolve(message.page);
    else order?.reject(new RenderFailed(message.reason, true));
  }

  private settle(id: number): Order | undefined {
    const order = this.orders.get(id);
    if (order) clearTimeout(order.limit);
    this.orders.delete(id);
    if (this.isRetired && this.orders.size === 0) setImmediate(() => this.end(0));
    return order;
  }

  private lookAtBeats(): void {
    const { beats } = this.signals;
    const isAlive = beats !== this.seenBeats || this.orders.size === 0;
    this.seenBeats = beats;
    if (isAlive) this.stuckSince = Date.now();
    else if (Date.now() - this.stuckSince >= STUCK_MS) this.end(this.signals.atWork);
  }

  /** Ends the worker; `culprit` is the render that held its thread, 0 where nobody knows. */
  private end(culprit: number): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    clearInterval(this.watch);
    const isOnly = this.orders.size === 1;
    for (const [id, order] of this.orders) {
      clearTimeout(order.limit);
      order.reject(new RenderFailed('the worker was cut off', id === culprit || isOnly));
    }
    this.orders.clear();
    void this.worker.terminate();
    if (this.isReady && !this.isRetired) this.onLost();
  }
}
