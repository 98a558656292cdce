import {
  type PageRequest,
  releasesAtFront,
  remoteAt,
  type RoutePattern,
} from '@zaino/contracts/shared';
import type { Renderer } from '../releases/release-store';
import type { CircuitBreaker } from './circuit-breaker';
import type { ThreadLimits } from './heartbeat';
import { LoneLane } from './lone-lane';
import { RenderFailed, type RenderFault } from './render-failed';
import type { RenderCounts } from './render-counts';
import type { RenderMetrics } from './render-metrics';
import { RenderThread } from './render-thread';
import type { DrawnPage, Remark, WorkerInput } from './worker-messages';

/** Pages that may wait or be under way in one worker; more are left to the browsers. */
const MAX_LOAD = 64;
const PAGE_LIMIT_MS = 8000;
/** Longest time for the frame alone, in milliseconds. */
const FRAME_LIMIT_MS = 1000;
/** Wait before a worker that did not start is started again, in milliseconds. */
const RESTART_MS = 1000;

/** What the pool tells whoever operates the shop. */
export interface RenderLog {
  debug: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
}

interface PoolOptions {
  /** The built worker script. */
  file: string;
  threads: number;
  input: Omit<WorkerInput, 'signals'>;
  /** Remotes without a usable version: they have a place, but no pages. */
  unavailable: string[];
  limits?: Partial<ThreadLimits>;
  /** Longest time for one page with all tries, in milliseconds; its own time limits are shorter. */
  pageLimitMs?: number;
  breaker: CircuitBreaker;
  metrics: RenderMetrics;
  counts: RenderCounts;
  log: RenderLog;
}

/** Faults of a page's own code. */
const ownFaults: ReadonlySet<RenderFault> = new Set(['thrown', 'cut', 'late']);

const nothing = { html: '', head: '', data: '', chunks: [] };

/** The workers of one release set. A new set gets a new pool, so that nothing of an old version stays behind. */
export class RenderPool implements Renderer {
  private threads: RenderThread[] = [];
  private readonly lone = new LoneLane((onLost) => this.openThread(onLost));
  private underWay = 0;
  private state: 'starting' | 'open' | 'retired' | 'ended' = 'starting';
  private frame = '';
  private tellEnd = (): void => undefined;
  private readonly whenEnded = new Promise<void>((resolve) => (this.tellEnd = resolve));
  patterns: RoutePattern[] = [];

  private constructor(private readonly options: PoolOptions) {}

  /** Rejects with `ThreadRefused` when a bundle does not load. */
  static async start(options: PoolOptions): Promise<RenderPool> {
    const pool = new RenderPool(options);
    try {
      // The first one alone: what does not load is found out once, and pages need not wait for the others.
      const { patterns, frame, compiled } = await pool.addThread().started;
      Object.assign(pool, { patterns, frame });
      // The others, and those that follow them, begin with what it has compiled.
      const { shell, remotes } = options.input;
      for (const bundle of [shell, ...remotes]) {
        bundle.compiled = compiled[bundle.app] ?? bundle.compiled;
      }
      pool.state = 'open';
      for (let others = 1; others < options.threads; others += 1) pool.addThread();
      return pool;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  /**
   * The page, or its frame with a status of 500 or 503 where it could not be rendered here: then the browser
   * draws it by itself. Never rejects. Who asks for the frame alone gets it with 200.
   */
  async render(request: PageRequest): Promise<DrawnPage> {
    const app = this.appOf(request);
    const { metrics } = this.options;
    const measure = metrics.duration.startTimer({ app });
    const letGo = this.hold();
    try {
      const { page, isFrame, isOwn } = await this.pageOrFrame(request, app);
      const hasFailed = page.failures.length > 0;
      const drawn = hasFailed ? 'partial' : 'complete';
      measure({ outcome: isFrame ? 'frame' : drawn });
      if (isOwn) this.options.counts.add({ app, version: this.versionOf(app), hasFailed });
      return page;
    } finally {
      letGo();
    }
  }

  /** Keeps it, for a page that may have to wait before it is rendered; gives what is to be called after it, once. */
  hold(): () => void {
    this.underWay += 1;
    return () => {
      this.underWay -= 1;
      if (this.state === 'retired' && this.underWay === 0) void this.end();
    };
  }

  /** Takes leave: ends when its last page is done. */
  retire(): Promise<void> {
    if (this.state === 'open') this.state = 'retired';
    if (this.underWay === 0) void this.end();
    return this.whenEnded;
  }

  /** `isOwn`: how it went is the doing of the page's app; a full machine or a neighbour is not, nor is what nobody tried. */
  private async pageOrFrame(request: PageRequest, app: string) {
    const isBlocked = this.isBlocked(app);
    if (request.isFrameOnly === true) {
      return { page: { ...(await this.frameOf(request, 200)), failures: [] }, isFrame: true };
    }
    if (isBlocked || this.options.unavailable.includes(app)) {
      const failures = isBlocked ? [failure(app, 'left to the browser for a while')] : [];
      const page = { ...(await this.frameOf(request, 503)), failures };
      return { page, isFrame: true, isOwn: isBlocked };
    }
    try {
      return { page: await this.page(request), isFrame: false, isOwn: true };
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      if (error.fault === 'cut') this.recordFailure(app);
      const frame = await this.frameOf(request, error.fault === 'overload' ? 503 : 500);
      const page = { ...frame, failures: [failure(app, error.message)] };
      return { page, isFrame: true, isOwn: ownFaults.has(error.fault) };
    }
  }

  /**
   * What was lost with its thread is tried elsewhere: one that was there by chance once beside others, then
   * alone; one that may have been the cause alone at once.
   */
  private async page(request: PageRequest): Promise<DrawnPage> {
    const deadline = Date.now() + (this.options.pageLimitMs ?? PAGE_LIMIT_MS);
    const timeLeft = () => Math.max(0, deadline - Date.now());
    for (const isLastBesideOthers of [false, true]) {
      try {
        return await this.least().render(request, timeLeft());
      } catch (error) {
        const fault = error instanceof RenderFailed ? error.fault : 'thrown';
        if (fault !== 'suspect' && fault !== 'bystander') throw error;
        if (fault === 'suspect' || isLastBesideOthers) break;
      }
    }
    return this.lone.render(request, () => {
      // Meanwhile a neighbour may have been found to be what keeps cutting threads.
      if (this.isBlocked(this.appOf(request))) throw new RenderFailed('overload', 'it is blocked');
      return timeLeft();
    });
  }

  /** Without any code of a remote. Where no thread is free it is the one that was drawn at the start. */
  private async frameOf(request: PageRequest, status: number): Promise<DrawnPage> {
    try {
      const order = { ...request, isFrameOnly: true };
      return { ...(await this.least().render(order, FRAME_LIMIT_MS)), status };
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      return { ...nothing, html: this.frame, status, failures: [] };
    }
  }

  private least(): RenderThread {
    const burden = ({ load, isHanging, isStarting }: RenderThread) =>
      load + (isHanging || isStarting ? MAX_LOAD : 0);
    const [first, ...others] = this.threads;
    if (!first) throw new RenderFailed('overload', 'no worker is running');
    const least = others.reduce((best, one) => (burden(one) < burden(best) ? one : best), first);
    if (least.load >= MAX_LOAD) throw new RenderFailed('overload', 'too many pages at once');
    return least;
  }

  private appOf({ url, shopFront }: PageRequest): string {
    const { releases, shell } = this.options.input;
    const known = shopFront ? releasesAtFront(releases) : releases;
    return remoteAt(new URL(url).pathname, known)?.name ?? shell.app;
  }

  private versionOf(app: string): string {
    const { remotes, shell } = this.options.input.releases;
    return (remotes.find(({ name }) => name === app) ?? shell).version;
  }

  /** The same version is blocked in every release set. */
  private circuitOf(app: string): string {
    return `${app}@${this.versionOf(app)}`;
  }

  private isBlocked(app: string): boolean {
    return this.options.breaker.isOpen(this.circuitOf(app));
  }

  private recordFailure(app: string): void {
    const { breaker, metrics, log } = this.options;
    if (!breaker.recordFailure(this.circuitOf(app))) return;
    metrics.circuitsOpened.inc({ app });
    log.warn({ app }, 'pages of this app cut off render threads: left to the browsers for a while');
  }

  private openThread(onLost: () => void, onFull: () => void = () => undefined): RenderThread {
    const { file, input, limits = {}, log, metrics } = this.options;
    return new RenderThread({
      file,
      input,
      limits,
      onFull,
      onRemark: ({ level, text }: Remark) => log[level]({ text }, 'said while rendering'),
      onLost: (reason) => {
        metrics.threadsLost.inc();
        log.warn({ reason }, 'render thread lost');
        onLost();
      },
    });
  }

  private addThread(): RenderThread {
    let hasStarted = false;
    const lost = () => {
      this.threads = this.threads.filter((one) => one !== thread);
      if (hasStarted) this.replace();
      else setTimeout(() => this.replace(), RESTART_MS).unref();
    };
    const thread = this.openThread(lost, () => this.exchange(thread));
    const started = () => (hasStarted = true);
    void thread.started.then(started, () => undefined);
    this.threads.push(thread);
    return thread;
  }

  /** Goes on with a new one in the place of a thread that holds too much memory; no page is lost. */
  private exchange(full: RenderThread): void {
    if (this.state !== 'open' || !this.threads.includes(full)) return;
    this.options.log.warn({}, 'render thread full');
    this.threads = this.threads.filter((one) => one !== full);
    const next = this.addThread();
    const isOver = () => full.endWhenIdle();
    void next.started.then(isOver, isOver);
  }

  private replace(): void {
    const isNeeded = this.threads.length < this.options.threads;
    if (isNeeded && (this.state === 'open' || this.state === 'retired')) this.addThread();
  }

  private async end(): Promise<void> {
    this.state = 'ended';
    const threads = this.threads.splice(0);
    await Promise.all([this.lone.end(), ...threads.map((thread) => thread.end())]);
    this.tellEnd();
  }
}

function failure(app: string, reason: string): DrawnPage['failures'][number] {
  return { phase: 'render', route: app, reason };
}
