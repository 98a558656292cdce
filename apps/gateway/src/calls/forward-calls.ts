import replyFrom from '@fastify/reply-from';
import type { Access, Endpoint } from '@zaino/contracts/shared';
import type { MovedAddresses } from '@zaino/service/moved-addresses';
import { GATEWAY_LIMIT_MS } from '@zaino/rules/time-limits';
import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify';
import { CALL_METHODS, sendProblem } from '../gateway-problem';
import { ServiceCopies, wasNotSent } from '../services/service-copies';
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
 * Forwards the calls of every service; one that is away answers 503 and costs only itself. A call's body is
 * taken whole first: what is too large or too slow never reaches a service, and another copy can be asked.
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
    addRoutes(app, service, new ServiceCopies(service.urls, moved));
  }
}

/** A route for each call of the contract, which says its limits, and one below each path for all else. */
function addRoutes(app: FastifyInstance, service: Upstream, copies: ServiceCopies): void {
  const handler = forwarder(service, copies);
  const declared = new Set<string>();
  for (const endpoint of service.endpoints) {
    const { path, access, bodyLimit = BODY_LIMIT, rateClass, automation, answerLimitMs } = endpoint;
    const method = methodsOf(endpoint);
    for (const one of method) declared.add(`${one} ${path}`);
    const config = { ...(rateClass && { rateClass }), ...(automation && { automation }) };
    const own = answerLimitMs ? forwarder(service, copies, answerLimitMs) : handler;
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
  copies: ServiceCopies,
  answerLimitMs = GATEWAY_LIMIT_MS,
): RouteHandlerMethod {
  function send(reply: FastifyReply, [url, ...others]: string[]): void {
    const { body, headers, log } = reply.request;
    reply.from(undefined, {
      getUpstream: () => url ?? '',
      rewriteRequestHeaders: headersForService,
      rewriteHeaders: headersOfAnswer,
      retryDelay: () => null,
      timeout: answerLimitMs - COARSENESS_MS,
      ...(Buffer.isBuffer(body) && {
        body,
        contentType: headers['content-type'] ?? 'application/octet-stream',
      }),
      onError: (_reply, { error }) => {
        log.warn({ service: name, reason: error.message }, 'service did not answer');
        if (url !== undefined) copies.skip(url);
        if (others.length > 0 && wasNotSent(error)) send(reply, others);
        else sendProblem(reply, 'unavailable');
      },
    });
  }

  return ({ raw }, reply) => {
    // A connection on which nothing moves is cut sooner than this.
    if (answerLimitMs > GATEWAY_LIMIT_MS) raw.socket.setTimeout(answerLimitMs + MARGIN_MS);
    send(reply, copies.inTurn());
    return reply;
  };
}
