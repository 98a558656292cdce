import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface CallAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** From the call to the last byte of its answer, in milliseconds. */
  ms: number;
}

interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

let calls = 0;

/** Calls a service on connections that stay open, each time as from another address. */
export class Caller {
  private readonly agent: Agent;
  private readonly origin: string;

  constructor(origin: string, connections: number) {
    this.origin = origin;
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  call({ method = 'GET', path, headers, body }: Call): Promise<CallAnswer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const { agent } = this;
    const all = {
      'x-forwarded-for': nextAddress(),
      ...(text !== '' && { 'content-type': 'application/json' }),
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const sent = request(`${this.origin}${path}`, { agent, method, headers: all }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const ms = performance.now() - start;
          const { statusCode: status = 0, headers: received } = answer;
          resolve({ status, headers: received, body: Buffer.concat(chunks).toString(), ms });
        });
      });
      sent.on('error', reject).end(text);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** What counts attempts by address is not what is measured. */
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
