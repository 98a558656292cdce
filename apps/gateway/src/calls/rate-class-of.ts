import type { RateClass } from '@zaino/contracts/shared';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    rateClass?: RateClass;
  }
}

/** By its contract; otherwise what asks is a read, and all else a write. */
export function rateClassOf({ method, routeOptions: { config } }: FastifyRequest): RateClass {
  return config.rateClass ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'write');
}
