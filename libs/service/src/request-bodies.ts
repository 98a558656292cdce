import type { Endpoint } from '@zaino/contracts/shared';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';

/** Of a request, in bytes, where the endpoint says nothing else. */
export const BODY_LIMIT = 256 * 1024;

type Done = (error: Error | null, body?: unknown) => void;

/** Holds bodies to the limit of their endpoint; for the routes that are added afterwards. */
export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { endpoint } = (route.config ?? {}) as FastifyContextConfig & { endpoint?: Endpoint };
    if (endpoint?.bodyLimit !== undefined) route.bodyLimit = endpoint.bodyLimit;
  });
}

/**
 * Bodies are JSON. Other types are refused (415), Nest's own choice of forms too: a page of another site can
 * send those without asking first, JSON it cannot.
 */
export function takeJsonOnly(server: FastifyInstance): void {
  // It refuses `__proto__` and `constructor.prototype` too.
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done: Done) => {
      // Calls without a body often say that it is JSON all the same.
      if (body === '') done(null);
      else void parse(request, body, done);
    },
  );
}
