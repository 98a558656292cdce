import type { Endpoint, ErrorKind, Problem } from '@zaino/contracts/shared';
import type { z } from 'zod';

/** Specification, point 9. */
const TIMEOUT_MS = 10_000;

const kindOfStatus: Partial<Record<number, ErrorKind>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'limited',
};

/** Every way a call can fail. `unavailable` also stands for no network, no answer in time and garbage. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  /** What to switch on: a code of the contract. */
  readonly code: string;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly requestId: string | undefined;
  /** What is wrong with which field of the body or query, each with a sentence for a person. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds after which another try may be let through; null where nobody said. */
  readonly retryAfter: number | null;

  constructor(failure: {
    kind: ErrorKind;
    code: string;
    status: number;
    message: string;
    requestId?: string | undefined;
    errors?: Problem['errors'];
    retryAfter?: number | null;
  }) {
    super(failure.message);
    this.kind = failure.kind;
    this.code = failure.code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.errors = failure.errors ?? [];
    this.retryAfter = failure.retryAfter ?? null;
  }
}

/** A call of the contract as the browser knows it: the path at run time, the rest as types only. */
export interface ApiCall<Declared extends Endpoint> {
  path: string;
  method?: Declared['method'];
  /** Never set: carries the contract's types. */
  declared?: Declared;
}

interface CallOptions<Query> {
  /**
   * The loader's request: ending it ends the call, the call goes to its origin and says for whom it is made
   * (`passedOn`).
   */
  request?: Request;
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  timeoutMs?: number;
}

function unavailable(cause: unknown): ApiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ kind: 'unavailable', code: 'unavailable', status: 0, message });
}

function address(path: string, origin: string | undefined, query: object = {}): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
  const relative = present.length > 0 ? `${path}?${search.toString()}` : path;
  return origin === undefined ? relative : new URL(relative, origin).href;
}

async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  const kind = kindOfStatus[status] ?? (status < 500 ? 'invalid' : 'unavailable');
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return new ApiError({
    kind,
    code: problem?.code ?? kind,
    status,
    message: problem?.detail ?? `The service answered ${status}`,
    requestId: problem?.requestId ?? response.headers.get('x-request-id') ?? undefined,
    errors: problem?.errors,
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

/** `Retry-After` as our services send it; a date, as others may, counts as not told. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

function signalOf(request: Request | undefined, timeoutMs = TIMEOUT_MS): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return request ? AbortSignal.any([request.signal, timeout]) : timeout;
}

/** What the server's page request hands to its calls; in a browser no request shows them, it sends its own. */
const passedOn = ['cookie', 'x-request-id'];

function headersOf(request: Request | undefined, body: unknown): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const name of passedOn) {
    const value = request?.headers.get(name);
    if (value) headers[name] = value;
  }
  if (body !== undefined) headers['content-type'] = 'application/json';
  return headers;
}

/** The caller went away; a caller that only ran out of time is told so like everybody. */
function isGivenUp(signal: AbortSignal | undefined): boolean {
  if (!signal?.aborted) return false;
  return (signal.reason as Partial<Error> | undefined)?.name !== 'TimeoutError';
}

/**
 * Makes a JSON call of the contract. Rejects with `ApiError`, and with the request's own abort reason
 * where the caller gave up rather than ran out of time. On the server the origin of `request` says where `/api` is.
 */
export async function fetchJson<Declared extends Endpoint>(
  { path, method = 'GET' }: ApiCall<Declared>,
  { request, query, body, timeoutMs }: CallOptions<z.input<Declared['query']>> = {},
): Promise<z.output<Declared['response']>> {
  const signal = signalOf(request, timeoutMs);
  try {
    const url = address(path, request?.url, query as object | undefined);
    const headers = headersOf(request, body);
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url, { method, headers, signal, ...sent });
    if (!response.ok) throw await refusal(response);
    return (await response.json()) as z.output<Declared['response']>;
  } catch (error) {
    if (error instanceof ApiError || isGivenUp(request?.signal)) throw error;
    throw unavailable(error);
  }
}
