import { Agent } from 'node:http';
import { MovedAddresses } from '@zaino/service/moved-addresses';
import { ServiceCopies, wasNotSent } from '../services/service-copies';
import { ALL_SILENT, SilentCopies } from '../services/silent-copies';
import { type UpstreamCall, type Exchange, exchange, type ServiceAnswer } from './exchange';
import type { PagesAtWork } from './page-at-work';
import type { WorkerInput } from './worker-messages';
import { RememberedAnswers } from './remembered-answers';

/**
 * `fetch` for the loaders on the server: calls of the contracts go straight to the services, everything else
 * is refused. They carry on what the page's visitor sent (cookie, request id). Public answers are kept and
 * asked for again with their ETag, so that an unchanged one is neither sent nor parsed twice. What reads does not wait
 * for a service that was found to hang: it fails at once, as where the service is down.
 */
export function createServiceFetch(
  { services, movedAddressesFile }: Pick<WorkerInput, 'services' | 'movedAddressesFile'>,
  pages: PagesAtWork,
): typeof fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const remembered = new RememberedAnswers();
  const moved = new MovedAddresses(movedAddressesFile);
  const silent = new SilentCopies();
  const known = services.map(({ prefixes, urls }) => ({
    prefixes,
    copies: new ServiceCopies(urls, moved),
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
      exchangeInTurn({ copies: service.copies, silent }, path, { ...call, headers, agent });
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
): UpstreamCall {
  return {
    method,
    headers: { ...ofVisitor, ...Object.fromEntries(new Headers(headers)) },
    body: typeof body === 'string' ? body : undefined,
    signal,
  };
}

/** What everybody gets alike: nothing says who asks. */
function isPublicRead({ method, headers }: UpstreamCall): boolean {
  return method === 'GET' && !('cookie' in headers) && !('authorization' in headers);
}

interface Upstream {
  copies: ServiceCopies;
  silent: SilentCopies;
}

/** Asks the copies one after another until one takes the call. */
async function exchangeInTurn(
  { copies, silent }: Upstream,
  path: string,
  call: Exchange,
): Promise<ServiceAnswer> {
  let failure: unknown = new Error(ALL_SILENT);
  for (const url of silent.toAsk(copies.inTurn(), call.method)) {
    const ended = silent.begin(url);
    try {
      return await exchange(`${url}${path}`, call);
    } catch (error) {
      failure = error;
      // A page that nobody waits for any more says nothing of the copy.
      if (!call.signal?.aborted) copies.skip(url);
      if (!wasNotSent(error)) break;
    } finally {
      ended();
    }
  }
  throw failure;
}

const withoutBody = [204, 205, 304];

function asResponse({ status, headers, body }: ServiceAnswer): Response {
  const contentType = headers['content-type'] ?? 'application/json';
  return new Response(withoutBody.includes(status) ? null : new Uint8Array(body), {
    status,
    headers: { 'content-type': contentType },
  });
}
