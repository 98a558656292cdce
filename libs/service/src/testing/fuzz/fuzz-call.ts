import type { Endpoint } from '@zaino/contracts/shared';
import type { ContractFetch } from '../contract-fetch';
import { foreignWords } from './foreign-words';
import type { FuzzedInput } from './fuzzed-inputs';

type Headers = Record<string, string>;

interface SentCall {
  path: string;
  init: RequestInit & { headers: Headers; method: string };
}

export interface FuzzAnswer {
  status: number;
  tookMs: number;
  /** Where the answer is JSON. */
  json: unknown;
}

/** What no answer holds: places in our code or in a library's, and statements. */
const traces =
  /node_modules|\bat \S+ \(|\.ts:\d+|\.js:\d+|\bSQL\b|QueryFailedError|TypeError|ER_[A-Z]+/;

/** The call as `fetch` takes it. */
export function sentCall(endpoint: Endpoint, input: FuzzedInput, session: Headers): SentCall {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.params[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query)) {
    for (const one of [value].flat()) query.append(name, one);
  }
  const { type, body } = bodyOf(endpoint, input.body);
  const headers = { ...type, ...input.headers, ...session };
  const init = { method: endpoint.method, headers, body, redirect: 'manual' as const };
  return { path: query.size > 0 ? `${path}?${query.toString()}` : path, init };
}

function bodyOf(
  { bodyTypes }: Endpoint,
  given: unknown,
): { type: Headers; body?: string | Buffer<ArrayBuffer> } {
  if (given === undefined) return { type: {} };
  const type = { 'content-type': bodyTypes?.[0] ?? 'application/json' };
  return { type, body: given instanceof Uint8Array ? Buffer.from(given) : JSON.stringify(given) };
}

/** Rejects where an answer is not as the contract says, is a failure of ours, or tells of our code. */
export async function fuzzCall(send: ContractFetch, { path, init }: SentCall): Promise<FuzzAnswer> {
  const startedAt = performance.now();
  const answer = await send(path, init);
  const tookMs = performance.now() - startedAt;
  const text = await answer.text();
  const { status } = answer;
  const type = answer.headers.get('content-type') ?? '';
  if (status >= 500) throw new Error(`answered with ${status}: ${text}`);
  if (status >= 400 && !type.startsWith('application/problem+json')) {
    throw new Error(`${status} is no problem but ${type}: ${text.slice(0, 200)}`);
  }
  const json: unknown = type.includes('json') && text !== '' ? JSON.parse(text) : undefined;
  if (status >= 400) checkSentences(json, text);
  return { status, tookMs, json };
}

/** A refusal is told in our own words. */
function checkSentences(json: unknown, text: string): void {
  const { detail = '', errors = [] } = json as { detail?: string; errors?: { message: string }[] };
  const foreign = errors.map(({ message }) => message).filter((one) => foreignWords.test(one));
  if (foreign.length > 0) throw new Error(`told in foreign words: ${foreign.join('; ')}`);
  if (traces.test(detail) || traces.test(text)) throw new Error(`tells of our code: ${text}`);
}

/** What a person needs to send it again by hand; a body that is no JSON in base64. */
export function replayOf({ path, init }: SentCall): string {
  const { method, headers, body } = init;
  const content = Buffer.isBuffer(body) ? { base64: body.toString('base64') } : { body };
  return JSON.stringify({ method, path, headers, ...content });
}
