import { setTimeout as delay } from 'node:timers/promises';

/** A call to the inspector, or to the worker behind `sessionId`. */
interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
}

interface Call {
  method: string;
  params?: Record<string, unknown>;
  sessionId?: string;
}

const MAIN = 'main';
const WORKERS_WITHIN_MS = 500;

/** The inspector of a Node process that was started with `--inspect`, and of its worker threads. */
export class Inspector {
  private readonly socket: WebSocket;
  private readonly pending = new Map<number, (result: Record<string, unknown>) => void>();
  private readonly workers = new Map<string, string>();
  private lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.take(JSON.parse(String(data)) as Message);
    });
  }

  /** Resolves when the process and all its workers can be asked. */
  static async open(port: number): Promise<Inspector> {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
    if (!target) throw new Error('The process has no inspector');
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('The inspector does not answer')));
    });
    const inspector = new Inspector(socket);
    await inspector.send({
      method: 'NodeWorker.enable',
      params: { waitForDebuggerOnStart: false },
    });
    // It names the workers by and by.
    await delay(WORKERS_WITHIN_MS);
    return inspector;
  }

  /** Samples every thread while `work` is under way. Gives V8's profiles by thread. */
  async profile(work: () => Promise<void>): Promise<Record<string, unknown>> {
    const titles = [MAIN, ...this.workers.values()];
    await this.sendToAll('Profiler.enable');
    await this.sendToAll('Profiler.start');
    await work();
    const stopped = await this.sendToAll('Profiler.stop');
    return Object.fromEntries(titles.map((title, index) => [title, stopped[index]?.['profile']]));
  }

  /** In every thread. */
  async collectGarbage(): Promise<void> {
    await this.sendToAll('HeapProfiler.collectGarbage');
  }

  close(): void {
    this.socket.close();
  }

  private sendToAll(method: string): Promise<Record<string, unknown>[]> {
    const sessions = [undefined, ...this.workers.keys()];
    return Promise.all(sessions.map((sessionId) => this.send({ method, ...at(sessionId) })));
  }

  private send({ method, params = {}, sessionId }: Call): Promise<Record<string, unknown>> {
    const id = ++this.lastId;
    const message = JSON.stringify({ id, method, params });
    const answered = new Promise<Record<string, unknown>>((resolve) => {
      this.pending.set(id, resolve);
    });
    if (sessionId === undefined) this.socket.send(message);
    else {
      const params = { sessionId, message };
      this.socket.send(
        JSON.stringify({ id: ++this.lastId, method: 'NodeWorker.sendMessageToWorker', params }),
      );
    }
    return answered;
  }

  private take({ id, method, params = {}, result = {} }: Message): void {
    if (id !== undefined) {
      this.pending.get(id)?.(result);
      this.pending.delete(id);
    } else if (method === 'NodeWorker.attachedToWorker') {
      this.workers.set(String(params['sessionId']), `worker ${this.workers.size + 1}`);
    } else if (method === 'NodeWorker.receivedMessageFromWorker') {
      this.take(JSON.parse(String(params['message'])) as Message);
    }
  }
}

const at = (sessionId: string | undefined) => (sessionId === undefined ? {} : { sessionId });
