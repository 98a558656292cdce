import { LRUCache } from 'lru-cache';
import type { ServiceAnswer } from './exchange';

/** Memory for answers, per worker. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A parsed answer takes about this many bytes for one of its text. */
const PARSED_WEIGHT = 4;

interface Remembered {
  tag: string;
  value: unknown;
}

/** The answer's JSON, parsed once. It is frozen: every page that asks gets the same objects. */
function jsonResponse(value: unknown): Response {
  const response = new Response(null, { headers: { 'content-type': 'application/json' } });
  return Object.assign(response, {
    json: () => Promise.resolve(value),
    text: () => Promise.resolve(JSON.stringify(value)),
  });
}

/** Public answers by address, each asked for again with its ETag before it is used. */
export class RememberedAnswers {
  private readonly answers = new LRUCache<string, Remembered>({ maxSize: MAX_BYTES });

  async respond(
    address: string,
    headers: Record<string, string>,
    send: (headers: Record<string, string>) => Promise<ServiceAnswer>,
  ): Promise<Response> {
    const known = this.answers.get(address);
    const answer = await send(known ? { ...headers, 'if-none-match': known.tag } : headers);
    if (known && answer.status === 304) return jsonResponse(known.value);
    const { status, body, headers: answered } = answer;
    if (status !== 200) {
      const type = answered['content-type'] ?? 'application/json';
      return new Response(new Uint8Array(body), { status, headers: { 'content-type': type } });
    }
    const value = deepFreeze(JSON.parse(body.toString('utf8')));
    const tag = answered.etag;
    const size = body.length * PARSED_WEIGHT + 1;
    if (tag !== undefined) this.answers.set(address, { tag, value }, { size });
    return jsonResponse(value);
  }
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}
