import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from './random';

export interface Answered {
  status: number;
  location: string | null;
  body: unknown;
}

interface Call {
  /** Tried in turn at random: copies of one service. */
  origins: string[];
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** JSON, or a form where it is `URLSearchParams`. */
  body?: object;
}

/** A page that does not load is loaded again after this, in milliseconds. */
const PAUSE = { least: 50, most: 500 };
const ANSWER_WITHIN_MS = 8_000;

/** Calls as somebody at a browser does: what has failed is tried again, until it is answered or patience ends. */
export class PatientCalls {
  private readonly random: Random;
  private readonly endsAt: number;

  constructor(random: Random, patienceMs: number) {
    this.random = random;
    this.endsAt = Date.now() + patienceMs;
  }

  /** The first answer that is neither a failure of the service nor none at all. */
  async send(call: Call): Promise<Answered> {
    let last = 'nothing';
    while (Date.now() < this.endsAt) {
      try {
        const answer = await once(this.random.pick(call.origins), call);
        if (answer.status < 500 && answer.status !== 429) return answer;
        last = `${answer.status} ${JSON.stringify(answer.body)}`;
      } catch (error) {
        last = reasonOf(error);
      }
      await delay(this.random.between(PAUSE.least, PAUSE.most));
    }
    throw new Error(`${call.path} was not answered in time, last ${last}`);
  }
}

async function once(origin: string, { path, method, headers, body }: Call): Promise<Answered> {
  const isForm = body instanceof URLSearchParams;
  const answer = await fetch(origin + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
