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

  constructor(failure: {
    kind: ErrorKind;
    code: string;
    status: number;
    message: string;
    requestId?: string | undefined;
  }) {
    super(failure.message);
    this.kind = failure.kind;
    this.code = failure.code;
    this.status = failure.status;
    this.requestId = failure.requestId;
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
  /** The loader's request: ending it ends the call, and the call goes to its origin. */
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
  });
}

function signalOf(request: Request | undefined, timeoutMs = TIMEOUT_MS): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return request ? AbortSignal.any([request.signal, timeout]) : timeout;
}

function requestInit(method: string, body: unknown, signal: AbortSignal): RequestInit {
  const accept = 'application/json';
  if (body === undefined) return { method, headers: { accept }, signal };
  const headers = { accept, 'content-type': accept };
  return { method, headers, signal, body: JSON.stringify(body) };
}

/**
 * Makes a JSON call of the contract. Rejects with `ApiError`, and with the request's own abort reason
 * where the caller gave up. On the server the origin of `request` says where `/api` is.
 */
export async function fetchJson<Declared extends Endpoint>(
  { path, method = 'GET' }: ApiCall<Declared>,
  { request, query, body, timeoutMs }: CallOptions<z.input<Declared['query']>> = {},
): Promise<z.output<Declared['response']>> {
  const signal = signalOf(request, timeoutMs);
  try {
    const url = address(path, request?.url, query as object | undefined);
    const response = await fetch(url, requestInit(method, body, signal));
    if (!response.ok) throw await refusal(response);
    return (await response.json()) as z.output<Declared['response']>;
  } catch (error) {
    if (error instanceof ApiError || request?.signal.aborted) throw error;
    throw unavailable(error);
  }
}
