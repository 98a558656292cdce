import type { FastifyRequest } from 'fastify';

/**
 * Where a call comes from, as the gateway saw it: the last entry of `X-Forwarded-For` is the gateway's own,
 * anything before it is the caller's word.
 */
export function clientAddress(request: FastifyRequest): string {
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return entries.at(-1)?.trim() || request.ip;
}
