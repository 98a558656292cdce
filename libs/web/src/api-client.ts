import {
  type AnswerOf,
  type ApiCall,
  type Call,
  type CallInput,
  type Challenge,
  CHALLENGE_HEADER,
  type Endpoint,
  type ErrorKind,
  type Nothing,
  type Problem,
} from '@zaino/contracts/shared';
import { BROWSER_LIMIT_MS } from '@zaino/rules/time-limits';
import type { z } from 'zod';
import { solveChallenge } from './challenge';
import { tellWrite } from './own-writes';
import { getAdminToken, loseSession, refreshSession, sessionHeaders } from '@zaino/web/session';

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
  /** What is to be solved first. */
  readonly challenge: Challenge | undefined;

  constructor(failure: {
    kind: ErrorKind;
    code: string;
    status: number;
    message: string;
    requestId?: string | undefined;
    errors?: Problem['errors'];
    retryAfter?: number | null;
    challenge?: Challenge | undefined;
  }) {
    super(failure.message);
    this.kind = failure.kind;
    this.code = failure.code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.errors = failure.errors ?? [];
    this.retryAfter = failure.retryAfter ?? null;
    this.challenge = failure.challenge;
  }
}

interface CallOptions {
  /**
   * The loader's request: ending it ends the call, the call goes to its origin and says for whom it is made
   * (`passedOn`).
   */
  request?: Request;
  timeoutMs?: number;
  /** Being signed out is no surprise to the caller: nobody is sent to the sign-in. */
  isEndExpected?: boolean;
  /** Beside those that every call has, by their names in small letters. */
  headers?: Record<string, string>;
}

/**
 * What the endpoint takes, and how it is asked; may be left out where the endpoint needs nothing. Blank values of the
 * query are left out, and each value of a list is a parameter of its own.
 */
type Options<Declared extends Endpoint> = CallInput<Declared> & CallOptions;
type OptionsOf<Declared extends Endpoint> =
  Nothing extends CallInput<Declared>
    ? [options?: Options<Declared>]
    : [options: Options<Declared>];

function unavailable(cause: unknown): ApiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ kind: 'unavailable', code: 'unavailable', status: 0, message });
}

function filled(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

function address(path: string, origin: string | undefined, query: object = {}): string {
  const present = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== '')
      .map((one) => [name, String(one)]),
  );
  const search = new URLSearchParams(present);
  const relative = present.length > 0 ? `${path}?${search.toString()}` : path;
  return origin === undefined ? relative : new URL(relative, origin).href;
}

async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  const kind = kindOfStatus[status] ?? (status < 500 ? 'invalid' : 'unavailable');
  const answer = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const problem = answer ?? {};
  return new ApiError({
    kind,
    code: problem.code ?? kind,
    status,
    message: problem.detail ?? `The service answered ${status}`,
    requestId: problem.requestId ?? response.headers.get('x-request-id') ?? undefined,
    errors: problem.errors,
    challenge: problem.challenge,
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

/** `Retry-After` as our services send it; a date, as others may, counts as not told. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

function signalOf(request: Request | undefined, timeoutMs = BROWSER_LIMIT_MS): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return request ? AbortSignal.any([request.signal, timeout]) : timeout;
}

/** What the server's page request hands to its calls; in a browser no request shows them, it sends its own. */
const passedOn = ['cookie', 'x-request-id'];

function headersOf(request: Request | undefined, method: string): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...sessionHeaders(method) };
  for (const name of passedOn) {
    const value = request?.headers.get(name);
    if (value) headers[name] = value;
  }
  return headers;
}

/** The caller went away; a caller that only ran out of time is told so like everybody. */
function isGivenUp(signal: AbortSignal | undefined): boolean {
  if (!signal?.aborted) return false;
  return (signal.reason as Partial<Error> | undefined)?.name !== 'TimeoutError';
}

/** A body and its type. */
type Content = { body: BodyInit; type: string } | undefined;

interface Exchange {
  url: string;
  method: string;
  request: Request | undefined;
  content: Content;
  timeoutMs: number | undefined;
  own: Record<string, string> | undefined;
}

const jsonOf = (body: unknown): Content =>
  body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' };

function exchange({ url, method, request, content, timeoutMs, own }: Exchange): Promise<Response> {
  const headers = { ...headersOf(request, method), ...own };
  if (content) headers['content-type'] = content.type;
  const signal = signalOf(request, timeoutMs);
  return fetch(url, {
    method,
    headers,
    signal,
    credentials: 'same-origin',
    ...(content && { body: content.body }),
  });
}

const isOnServer = typeof document === 'undefined';

/**
 * On the server there is nobody to send anywhere: the loader decides. Pages of the admin area have a sign-in of their
 * own, also where they are on their way only.
 */
function endSession(bearer: string | null, request: Request | undefined): void {
  if (isOnServer) return;
  const isAdmin = /^\/admin(\/|$)/.test(new URL(request?.url ?? location.href).pathname);
  // Another call has ended it already, or somebody has signed in meanwhile.
  if (isAdmin && bearer !== getAdminToken()) return;
  loseSession({ isAdmin });
}

/** What a call may be made once more for: a CSRF token that was renewed meanwhile, as by another tab; a challenge. */
async function mended(call: Exchange, { code, challenge }: ApiError): Promise<Exchange | null> {
  if (code === 'csrf') {
    await refreshSession();
    return call;
  }
  const solution = challenge && (await solveChallenge(challenge));
  return solution ? { ...call, own: { ...call.own, [CHALLENGE_HEADER]: solution } } : null;
}

/** The answer; after a refusal once more, where something can be done about it. `done` are the codes of those before. */
async function send(call: Exchange, ...done: string[]): Promise<Response> {
  const response = await exchange(call);
  if (response.ok) return response;
  const refused = await refusal(response);
  const next = isOnServer || done.includes(refused.code) ? null : await mended(call, refused);
  if (next === null) throw refused;
  return send(next, ...done, refused.code);
}

/** A call whatever its endpoint: the types of what it takes were checked where it was made. */
interface Asked extends CallOptions {
  query?: unknown;
  params?: unknown;
}

/** Makes a call and reads its answer; whatever goes wrong, it is an `ApiError` or the caller's own abort reason. */
async function ask<Answer>(
  { path, method }: Call,
  options: Asked & { content?: Content },
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const { request, query, params, content, timeoutMs, isEndExpected, headers: own } = options;
  const bearer = getAdminToken();
  tellOf(method);
  try {
    const place = filled(path, params as Record<string, unknown> | undefined);
    const url = address(place, request?.url, query as object | undefined);
    return await read(await send({ url, method, request, content, timeoutMs, own }));
  } catch (error) {
    if (isGivenUp(request?.signal)) throw error;
    if (!(error instanceof ApiError)) throw unavailable(error);
    if (error.status === 401 && !isEndExpected) endSession(bearer, request);
    throw error;
  } finally {
    tellOf(method);
  }
}

/** On the server nobody has asked for anything ahead. */
function tellOf(method: string): void {
  if (!isOnServer && method !== 'GET') tellWrite();
}

/**
 * The one place where the browser takes the service at its word: its handlers are compiled against the same endpoint,
 * and its tests parse every answer with the schema that would be too heavy here.
 */
const readJson = <Declared extends Endpoint>(response: Response) =>
  response.json() as Promise<AnswerOf<Declared>>;

/**
 * Makes a JSON call of the contract. Rejects with `ApiError`, and with the request's own abort reason
 * where the caller gave up rather than ran out of time. On the server the origin of `request` says where `/api` is.
 */
export function fetchJson<Declared extends Endpoint>(
  call: ApiCall<Declared>,
  ...[input]: OptionsOf<Declared>
): Promise<AnswerOf<Declared>> {
  const { body, ...options }: Asked & { body?: unknown } = input ?? {};
  return ask(call, { ...options, content: jsonOf(body) }, readJson<Declared>);
}

/** A file takes longer than other bodies, in milliseconds. */
const FILE_TIMEOUT_MS = 60_000;

/** What a call takes beside a file. */
interface FileOptions<Declared extends Endpoint> {
  query?: z.input<Declared['query']>;
  /** Of the call's path. */
  params?: Record<string, string | number>;
  timeoutMs?: number;
}

/** Sends a file as the body of a call: an image by its type, all else as bytes; fails as `fetchJson` does. */
export function sendFile<Declared extends Endpoint>(
  call: ApiCall<Declared>,
  file: Blob,
  { query, params, timeoutMs = FILE_TIMEOUT_MS }: FileOptions<Declared> = {},
): Promise<AnswerOf<Declared>> {
  const type = file.type.startsWith('image/') ? file.type : 'application/octet-stream';
  const content = { body: file, type };
  return ask(call, { content, query, params, timeoutMs }, readJson<Declared>);
}

/** Asks for a file, which a plain link could not where a bearer is needed; fails as `fetchJson` does. */
export function fetchFile(call: Call, { query }: { query?: object } = {}): Promise<Blob> {
  return ask(call, { query, timeoutMs: FILE_TIMEOUT_MS }, (response) => response.blob());
}
