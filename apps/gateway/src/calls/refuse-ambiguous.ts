import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../gateway-problem';

/**
 * Refuses requests that name their host twice: in an absolute target (RFC 9112, 3.2.2) beside `Host`, in several `Host`
 * fields, or, in HTTP/2, in one that is not `:authority`. Another program before or behind this one may believe the
 * other name: what is kept, logged or allowed for one site would be another's (ASVS 5.0, 4.2). No browser sends them.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isAmbiguous(request)) void sendProblem(reply, { statusCode: 400 });
    else done();
  });
}

function isAmbiguous({ raw, originalUrl }: FastifyRequest): boolean {
  if (!originalUrl.startsWith('/')) return true;
  const hosts = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  );
  const authority = raw.headers[':authority'];
  const isOther = authority !== undefined && hosts.length > 0 && authority !== raw.headers.host;
  return hosts.length > 1 || isOther;
}
