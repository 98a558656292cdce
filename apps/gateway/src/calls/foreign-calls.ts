import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i;

const changesNothing = new Set(['GET', 'HEAD']);

/** Where a page of another site could be behind a call, by what its browser says; others than browsers say nothing. */
export function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  if (changesNothing.has(request.method)) return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return true;
  return origin !== undefined && origin !== ownOrigin && origin !== loopbackOrigin(request);
}

/** On a developer's machine the shop has more names than one, each with sub-domains. */
function loopbackOrigin({ protocol, host, hostname }: FastifyRequest): string | undefined {
  return LOOPBACK.test(hostname) ? `${protocol}://${host}`.toLowerCase() : undefined;
}
