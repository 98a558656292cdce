import replyFrom from '@fastify/reply-from';
import type { Access, Endpoint } from '@zaino/contracts/shared';
import type { MovedAddresses } from '@zaino/service/moved-addresses';
import { GATEWAY_LIMIT_MS } from '@zaino/rules/time-limits';
import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify';
import { CALL_METHODS, sendProblem } from '../gateway-problem';
import { ServiceCopies, wasNotSent } from '../services/service-copies';
import { ALL_SILENT, SilentCopies } from '../services/silent-copies';
import type { Upstream } from '../upstreams';
import { headersForService, headersOfAnswer } from './passed-headers';
import { requireBearer } from './require-bearer';

/** Between the limit of an answer and that of the connection that waits for it. */
const MARGIN_MS = 5_000;
/** The client looks at its time limits once a second, so that each may last for so much longer. */
const COARSENESS_MS = 1_000;
/** After this time without a connection another copy is asked. */
const CONNECT_TIMEOUT_MS = 1_000;

/** Calls that carry a token instead of a cookie. */
const bearers: ReadonlySet<Access> = new Set(['admin', 'enrolling-admin', 'team']);

/** Largest body of a call whose contract says nothing else, in bytes. */
export const BODY_LIMIT = 256 * 1024;

/**
 * Forwards the calls of every service; one that is away answers 503 and costs only itself, as does one that was found
 * to hang where a call reads. A call's body is taken whole first: what is too large or too slow never reaches a
 * service, and another copy can be asked.
 */
export async function forwardCalls(
  app: FastifyInstance,
  services: Upstream[],
  moved?: MovedAddresses,
): Promise<void> {
  await app.register(replyFrom, {
    undici: {
      connections: 64,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: GATEWAY_LIMIT_MS - COARSENESS_MS,
      bodyTimeout: GATEWAY_LIMIT_MS - COARSENESS_MS,
    },
    disableRequestLogging: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const service of services) {
    addRoutes(app, service, {
      copies: new ServiceCopies(service.urls, moved),
      silent: new SilentCopies(),
    });
  }
}

/** The copies of one service, and which of them hang. */
interface Asked {
  copies: ServiceCopies;
  silent: SilentCopies;
}

/** A route for each call of the contract, which says its limits, and one below each path for all else. */
function addRoutes(app: FastifyInstance, service: Upstream, asked: Asked): void {
  const handler = forwarder(service, asked);
  const declared = new Set<string>();
  for (const endpoint of service.endpoints) {
    const { path, access, bodyLimit = BODY_LIMIT, rateClass, automation, answerLimitMs } = endpoint;
    const method = methodsOf(endpoint);
    for (const one of method) declared.add(`${one} ${path}`);
    const config = { ...(rateClass && { rateClass }), ...(automation && { automation }) };
    const own = answerLimitMs ? forwarder(service, asked, answerLimitMs) : handler;
    const onRequest = bearers.has(access) ? requireBearer : [];
    app.route({ method, url: path, bodyLimit, config, onRequest, handler: own });
  }
  for (const url of service.prefixes.flatMap((prefix) => [prefix, `${prefix}/*`])) {
    const method = CALL_METHODS.filter((one) => !declared.has(`${one} ${url}`));
    app.route({ method, url, bodyLimit: BODY_LIMIT, handler });
  }
}

const methodsOf = ({ method }: Endpoint) => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

function forwarder(
  { name }: Upstream,
  { copies, silent }: Asked,
  answerLimitMs = GATEWAY_LIMIT_MS,
): RouteHandlerMethod {
  function refuse(reply: FastifyReply, reason: string): void {
    reply.request.log.warn({ service: name, reason }, 'service did not answer');
    sendProblem(reply, 'unavailable');
  }

  /** Asks the first of these copies, and the next where that one was gone. */
  function send(reply: FastifyReply, [url, ...others]: string[]): void {
    if (url === undefined) {
      refuse(reply, ALL_SILENT);
      return;
    }
    const { body, headers, log } = reply.request;
    const ended = silent.begin(url);
    reply.raw.once('close', ended);
    reply.from(undefined, {
      getUpstream: () => url,
      rewriteRequestHeaders: headersForService,
      rewriteHeaders: headersOfAnswer,
      retryDelay: () => null,
      timeout: answerLimitMs - COARSENESS_MS,
      ...(Buffer.isBuffer(body) && {
        body,
        contentType: headers['content-type'] ?? 'application/octet-stream',
      }),
      onError: (_reply, { error }) => {
        ended();
        copies.skip(url);
        if (others.length > 0 && wasNotSent(error)) {
          log.warn({ service: name, reason: error.message }, 'a copy is gone');
          send(reply, others);
        } else {
          refuse(reply, error.message);
        }
      },
    });
  }

  return ({ raw, method }, reply) => {
    // A connection on which nothing moves is cut sooner than this.
    if (answerLimitMs > GATEWAY_LIMIT_MS) raw.socket.setTimeout(answerLimitMs + MARGIN_MS);
    send(reply, silent.toAsk(copies.inTurn(), method));
    return reply;
  };
}
