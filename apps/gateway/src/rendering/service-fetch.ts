import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import { ServiceCopies, wasNotSent } from '../services/service-copies';
import type { PagesAtWork } from './page-at-work';
import type { ServiceAddress } from './worker-messages';
import { RememberedAnswers } from './remembered-answers';

/** Longest wait for a service while a page is rendered, in milliseconds: a person waits for it. */
const ANSWER_LIMIT_MS = 2000;
/** After this time (milliseconds) without a connection another copy is asked. */
const CONNECT_LIMIT_MS = 500;

export interface ServiceAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Call {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal | null;
}

interface Exchange extends Call {
  agent: Agent;
}

/**
 * `fetch` for the loaders on the server: calls of the contracts go straight to the services, everything else
 * is refused. They carry on what the page's visitor sent (cookie, request id). Public answers are kept and
 * asked for again with their ETag, so that an unchanged one is neither sent nor parsed twice.
 */
export function createServiceFetch(services: ServiceAddress[], pages: PagesAtWork): typeof fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const remembered = new RememberedAnswers();
  const known = services.map(({ prefixes, urls }) => ({
    prefixes,
    copies: new ServiceCopies(urls),
  }));

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const service = known.find(({ prefixes }) =>
      prefixes.some((prefix) => isBelow(url.pathname, prefix)),
    );
    if (!service) throw new TypeError(`${url.pathname} is no call of a service`);
    const path = `${url.pathname}${url.search}`;
    const call = callOf(init, pages.current?.headers);
    const send = (headers: Record<string, string>) =>
      exchangeInTurn(service.copies, path, { ...call, headers, agent });
    const answer = isPublicRead(call)
      ? remembered.respond(path, call.headers, send)
      : send(call.headers).then(asResponse);
    return inOwnTurn(answer, pages);
  };
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

function inOwnTurn<Answer>(answer: Promise<Answer>, pages: PagesAtWork): Promise<Answer> {
  return new Promise((resolve, reject) => {
    answer.then(
      (value) => pages.continueWith(() => resolve(value)),
      (error: unknown) => pages.continueWith(() => reject(asError(error))),
    );
  });
}

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

function callOf(
  { method = 'GET', headers, body, signal = null }: RequestInit,
  ofVisitor: Record<string, string> = {},
): Call {
  return {
    method,
    headers: { ...ofVisitor, ...Object.fromEntries(new Headers(headers)) },
    body: typeof body === 'string' ? body : undefined,
    signal,
  };
}

/** What everybody gets alike: nothing says who asks. */
function isPublicRead({ method, headers }: Call): boolean {
  return method === 'GET' && !('cookie' in headers) && !('authorization' in headers);
}

/** Asks the copies one after another until one takes the call. */
async function exchangeInTurn(
  copies: ServiceCopies,
  path: string,
  call: Exchange,
): Promise<ServiceAnswer> {
  let failure: unknown;
  for (const url of copies.inTurn()) {
    try {
      return await exchange(`${url}${path}`, call);
    } catch (error) {
      failure = error;
      // A page that nobody waits for any more says nothing of the copy.
      if (!call.signal?.aborted) copies.skip(url);
      if (!wasNotSent(error)) break;
    }
  }
  throw failure;
}

function exchange(address: string, call: Exchange): Promise<ServiceAnswer> {
  const { method, headers, body, signal, agent } = call;
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent, ...(signal && { signal }) };
    const request = httpRequest(address, options, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    const limit = setTimeout(
      () => request.destroy(new Error(`no answer within ${ANSWER_LIMIT_MS} ms`)),
      ANSWER_LIMIT_MS,
    );
    request.on('close', () => clearTimeout(limit));
    request.on('error', reject);
    request.on('socket', limitConnecting);
    request.end(body);
  });
}

/** A machine that is gone does not even refuse. */
function limitConnecting(socket: Socket): void {
  if (!socket.connecting) return;
  const gone = () =>
    socket.destroy(Object.assign(new Error('no connection in time'), { syscall: 'connect' }));
  const limit = setTimeout(gone, CONNECT_LIMIT_MS);
  const done = () => clearTimeout(limit);
  socket.once('connect', done).once('close', done);
}

const withoutBody = [204, 205, 304];

function asResponse({ status, headers, body }: ServiceAnswer): Response {
  const contentType = headers['content-type'] ?? 'application/json';
  return new Response(withoutBody.includes(status) ? null : new Uint8Array(body), {
    status,
    headers: { 'content-type': contentType },
  });
}
