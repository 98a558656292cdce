import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from './gateway-problem';
import type { Upstream } from './upstreams';

/** Longest wait for a service's answer (specification, point 9: API timeout 10 s). */
const ANSWER_TIMEOUT_MS = 10_000;

/** Forwards the paths of every service; one that is away answers 503 and costs only itself. */
export async function proxyApi(app: FastifyInstance, services: Upstream[]): Promise<void> {
  for (const service of services) {
    for (const prefix of service.prefixes) {
      await app.register(proxy, {
        upstream: service.url,
        prefix,
        rewritePrefix: prefix,
        undici: {
          connections: 64,
          connect: { timeout: 2_000 },
          headersTimeout: ANSWER_TIMEOUT_MS,
          bodyTimeout: ANSWER_TIMEOUT_MS,
        },
        disableRequestLogging: true,
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-request-id': request.id }),
          onError: (reply, { error }) => answerFailure(reply as FastifyReply, service.name, error),
        },
      });
    }
  }
}

function answerFailure(reply: FastifyReply, service: string, error: Error): void {
  reply.request.log.warn({ service, reason: error.message }, 'service did not answer');
  void sendProblem(reply, 'unavailable');
}
