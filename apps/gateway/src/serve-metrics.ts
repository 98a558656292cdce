import type { Metrics } from '@zaino/service/metrics';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './gateway-problem';
import type { IsOperator } from './operators';

/** Measurements, for those who run the shop. */
export function serveMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  isOperator: IsOperator,
): void {
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request)) return sendProblem(reply, 'notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
