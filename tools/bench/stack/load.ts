import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface MeasuredLoad {
  requests: number;
  /** Answers that were no 200. */
  failures: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Of a body as it goes over the wire. */
  largestBytes: number;
}

interface Load {
  origin: string;
  paths: string[];
  /** Of every request. */
  headers?: Record<string, string>;
}

/**
 * Sends each request at its own moment, whether or not earlier ones were answered, and measures from that
 * moment on: a service that stalls pays for all who arrive meanwhile (no coordinated omission).
 */
export async function arriveSteadily(load: Load & { perSecond: number }): Promise<MeasuredLoad> {
  const recorder = new Recorder(load);
  const pauseMs = 1000 / load.perSecond;
  const start = performance.now();
  const answers: Promise<void>[] = [];
  for (const [index, path] of load.paths.entries()) {
    const intended = start + index * pauseMs;
    const early = intended - performance.now();
    if (early > 0) await delay(early);
    answers.push(recorder.send(path, intended));
  }
  await Promise.all(answers);
  return recorder.result(performance.now() - start);
}

/** As many requests as so many connections can take, one after the other on each. */
export async function sendAtOnce(
  load: Load & { connections: number; seconds: number },
): Promise<MeasuredLoad> {
  const recorder = new Recorder(load);
  const start = performance.now();
  const end = start + load.seconds * 1000;
  let next = 0;
  const work = async () => {
    while (performance.now() < end) {
      const path = load.paths[next++ % load.paths.length] ?? '/';
      await recorder.send(path, performance.now());
    }
  };
  await Promise.all(Array.from({ length: load.connections }, work));
  return recorder.result(performance.now() - start);
}

class Recorder {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 512 });
  private readonly latencies: number[] = [];
  private readonly origin: string;
  private readonly headers: Record<string, string>;
  private failures = 0;
  private largestBytes = 0;

  constructor({ origin, headers }: Load) {
    this.origin = origin;
    this.headers = { 'accept-encoding': 'gzip, deflate, br', ...headers };
  }

  send(path: string, since: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = (isAnswered: boolean) => {
        this.latencies.push(performance.now() - since);
        if (!isAnswered) this.failures += 1;
        resolve();
      };
      const { agent, headers } = this;
      get(`${this.origin}${path}`, { agent, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => {
          this.largestBytes = Math.max(this.largestBytes, bytes);
          finish(answer.statusCode === 200);
        });
      }).on('error', () => finish(false));
    });
  }

  result(tookMs: number): MeasuredLoad {
    this.agent.destroy();
    const sorted = this.latencies.sort((a, b) => a - b);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return {
      requests: sorted.length,
      failures: this.failures,
      perSecond: (sorted.length * 1000) / tookMs,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      largestBytes: this.largestBytes,
    };
  }
}
