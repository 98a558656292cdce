import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PageRequest } from '@zaino/contracts/shared';
import { Heartbeat, type ThreadLimits } from './heartbeat';
import { type RenderFault, RenderFailed, ThreadRefused } from './render-failed';
import { Signals } from './signals';
import { StartLimit } from './start-limit';
import type {
  DrawnPage,
  Remark,
  RenderOrder,
  Started,
  WorkerInput,
  WorkerMessage,
} from './worker-messages';

const LIMITS: ThreadLimits = { stuckMs: 2000, takenMb: 512, heldMb: 512 };
/** V8's own limit, far above ours: reaching it may end the process instead of the worker. */
const MAX_HEAP_MB = 4096;

// Unrolled loops lose the check by which a thread can be ended: one that fills the memory ran on for ever.
setFlagsFromString('--no-turboshaft-loop-unrolling');

interface ThreadOptions {
  /** The built worker script. */
  file: string;
  input: Omit<WorkerInput, 'signals'>;
  limits?: Partial<ThreadLimits>;
  onRemark: (remark: Remark) => void;
  /** Called once, when the worker ended without being told to. */
  onLost: (reason: string) => void;
  /** Called while it holds too much memory: it goes on, and should be replaced. */
  onFull: () => void;
}

interface Order {
  resolve: (page: DrawnPage) => void;
  reject: (failed: RenderFailed) => void;
  limit: NodeJS.Timeout;
}

/** One worker thread and the pages it is at. Pages may be given to it while it starts. */
export class RenderThread {
  private readonly signals = new Signals();
  private readonly heartbeat: Heartbeat;
  private readonly orders = new Map<number, Order>();
  private readonly worker: Worker;
  private readonly exited: Promise<void>;
  private readonly startLimit: StartLimit;
  private lastId = 0;
  private loading = '';
  private onIdle: (nothing?: undefined) => void = () => undefined;
  private state: 'starting' | 'started' | 'ended' = 'starting';
  private settleStart!: { resolve: (started: Started) => void; reject: (error: Error) => void };
  /** Settles when the worker can render; rejects with `ThreadRefused`. */
  readonly started = new Promise<Started>((resolve, reject) => {
    this.settleStart = { resolve, reject };
  });

  constructor(private readonly options: ThreadOptions) {
    const { file, input, limits, onFull } = options;
    // Whoever needs to know waits for it; nobody has to.
    this.started.catch(() => undefined);
    this.worker = new Worker(file, {
      workerData: { ...input, signals: this.signals.buffer } satisfies WorkerInput,
      // Secrets of the gateway's configuration stay outside.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    this.exited = new Promise((resolve) => this.worker.once('exit', () => resolve()));
    this.startLimit = new StartLimit(this.worker, () => this.lose('it does not load in time'));
    this.heartbeat = new Heartbeat(
      this.signals,
      { ...LIMITS, ...limits },
      { onStuck: (reason) => this.lose(reason), onFull },
    );
    this.listen();
  }

  /** Number of pages it is at. */
  get load(): number {
    return this.orders.size;
  }

  /** It cannot render yet: what is given to it waits. */
  get isStarting(): boolean {
    return this.state === 'starting';
  }

  /** It has not answered for a while and may have to be cut off soon. */
  get isHanging(): boolean {
    return this.heartbeat.isHanging;
  }

  /** Rejects with `RenderFailed`. */
  render(request: PageRequest, limitMs: number): Promise<DrawnPage> {
    return new Promise((resolve, reject) => {
      if (this.state === 'ended') {
        reject(new RenderFailed('bystander', 'the worker has ended'));
        return;
      }
      const id = ++this.lastId;
      const late = () => this.take(id)?.reject(new RenderFailed('late', 'not rendered in time'));
      this.orders.set(id, { resolve, reject, limit: setTimeout(late, limitMs) });
      this.worker.postMessage({ id, request } satisfies RenderOrder);
    });
  }

  /** Ends it at once. Resolves when it is gone. */
  end(reason = 'the worker was ended'): Promise<void> {
    this.close(reason);
    return this.exited;
  }

  /** Ends it when its last page is done; no new ones may be given to it. */
  async endWhenIdle(): Promise<void> {
    while (this.load > 0) await new Promise((resolve) => (this.onIdle = resolve));
    await this.end();
  }

  private listen(): void {
    // What is written there by code that goes around the console has no place in the gateway's log.
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.worker.on('message', (message: WorkerMessage) => this.hear(message));
    this.worker.on('error', (error) => this.lose(error.message));
    this.worker.on('exit', () => this.lose('the worker ended'));
  }

  private hear(message: WorkerMessage): void {
    if (message.type === 'remark') this.options.onRemark(message);
    else if (message.type === 'loading') this.beginWith(message.app);
    else if (message.type === 'ready') this.begin(message.started);
    else if (message.type === 'rendered') this.take(message.id)?.resolve(message.page);
    else if (message.type === 'failed') {
      this.take(message.id)?.reject(new RenderFailed('thrown', message.reason));
    } else {
      this.loading = message.app;
      this.lose(message.reason);
    }
  }

  private beginWith(app: string): void {
    this.loading = app;
    this.startLimit.beginStep();
  }

  private begin(started: Started): void {
    if (this.state !== 'starting') return;
    this.state = 'started';
    this.startLimit.stop();
    this.heartbeat.start();
    this.settleStart.resolve(started);
  }

  private take(id: number): Order | undefined {
    const order = this.orders.get(id);
    clearTimeout(order?.limit);
    this.orders.delete(id);
    if (this.load === 0) this.onIdle();
    return order;
  }

  private lose(reason: string): void {
    if (this.state === 'ended') return;
    this.close(reason, this.loading);
    this.options.onLost(reason);
  }

  private close(reason: string, app = ''): void {
    if (this.state === 'ended') return;
    const faultOf = this.faults();
    this.state = 'ended';
    this.heartbeat.stop();
    this.startLimit.stop();
    for (const id of [...this.orders.keys()]) {
      this.take(id)?.reject(new RenderFailed(faultOf(id), reason));
    }
    this.settleStart.reject(new ThreadRefused(app, reason));
    void this.worker.terminate();
  }

  /** Who is to blame for the thread's end: exactly one where it is known, or all that had been begun with. */
  private faults(): (id: number) => RenderFault {
    const { atWork, begun } = this.signals;
    return (id) => {
      if (atWork !== 0) return id === atWork ? 'cut' : 'bystander';
      return id > begun ? 'bystander' : 'suspect';
    };
  }
}
