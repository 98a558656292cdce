import type { Endpoint } from '@zaino/contracts/shared';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';

/** Of a request, in bytes, where the endpoint says nothing else. */
export const BODY_LIMIT = 256 * 1024;

type Config = FastifyContextConfig & { endpoint?: Endpoint };
type Done = (error: Error | null, body?: unknown) => void;

/** Holds bodies to the limit and the types of their endpoint; for the routes that are added afterwards. */
export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { endpoint } = (route.config ?? {}) as Config;
    if (endpoint?.bodyLimit !== undefined) route.bodyLimit = endpoint.bodyLimit;
  });
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (!hasBody(request) || isTaken(request)) done(null, payload);
    else done(Object.assign(new Error('A body of this type is not taken'), { statusCode: 415 }));
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

function isTaken({ headers, routeOptions }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config as Config;
  const given = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const taken = endpoint?.bodyTypes ?? ['application/json'];
  return taken.some((type) =>
    type.endsWith('/*') ? given.startsWith(type.slice(0, -1)) : given === type,
  );
}

/**
 * Bodies are JSON, but where an endpoint says otherwise (`bodyTypes`). Other types are refused (415), Nest's own
 * choice of forms too: a page of another site can send those without asking first, JSON and images it cannot.
 */
export function takeBodies(server: FastifyInstance): void {
  // It refuses `__proto__` and `constructor.prototype` too.
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done: Done) => {
      // Calls without a body often say that it is JSON all the same.
      if (body === '') done(null);
      // What was signed is verified as it came.
      else if ((request.routeOptions.config as Config).endpoint?.bodyTypes)
        done(null, Buffer.from(body));
      else void parse(request, wholeCharacters(body), done);
    },
  );
  // Only what an endpoint declares gets this far.
  server.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    (_request: FastifyRequest, body: Buffer, done: Done) => done(null, body),
  );
}

/** Escapes of JSON, two that make one character as one. */
const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|[^u])/g;
const half = /^\\u[dD][89a-fA-F][\da-fA-F]{2}$/;

/**
 * The same JSON without halves of characters. Databases and URLs cannot hold a half, so that what was written would not
 * be found again.
 */
function wholeCharacters(json: string): string {
  return json.replace(escapes, (escape) => (half.test(escape) ? '' : escape));
}
