import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface CallAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** From the call to the last byte of its answer, in milliseconds. */
  ms: number;
}

export interface CallToSend {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Goes out as it is where it is text or bytes, else as JSON. */
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

  call({ method = 'GET', path, headers, body }: CallToSend): Promise<CallAnswer> {
    const bytes = bytesOf(body);
    const { agent } = this;
    const all = {
      'x-forwarded-for': nextAddress(),
      ...(bytes.length > 0 && { 'content-type': 'application/json' }),
      'content-length': String(bytes.length),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const sent = request(this.origin, { agent, path, method, headers: all }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const ms = performance.now() - start;
          const { statusCode: status = 0, headers: received } = answer;
          resolve({ status, headers: received, body: Buffer.concat(chunks).toString(), ms });
        });
      });
      sent.on('error', reject).end(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** What counts attempts by address is not what is measured. */
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}
