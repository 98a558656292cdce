import type { Challenge } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { toProblem } from '@zaino/service/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

const refusals = {
  notFound: new DomainError('not-found', 'not-found'),
  unavailable: new DomainError('unavailable', 'unavailable'),
};

/** Seconds after which what was unavailable may be asked for again. */
export const RETRY_AFTER_S = '5';

/** Answers with a refusal of the gateway's own, in the form that all services use; never cached. */
export function sendProblem(
  reply: FastifyReply,
  reason: keyof typeof refusals | DomainError | { statusCode: number },
  more: { challenge?: Challenge } = {},
): FastifyReply {
  const error = typeof reason === 'string' ? refusals[reason] : reason;
  const problem = toProblem(error, reply.request.id);
  if (problem.status === 503) void reply.header('retry-after', RETRY_AFTER_S);
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(JSON.stringify({ ...problem, ...more }));
}

/** All that the contracts use. */
export const CALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PAGE_METHODS = ['GET', 'HEAD'];

/** Answers a call that no route takes. */
export function refuseUnknown({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = isCall(url) ? CALL_METHODS : PAGE_METHODS;
  if (methods.includes(method)) return sendProblem(reply, 'notFound');
  return sendProblem(reply.header('allow', methods.join(', ')), { statusCode: 405 });
}

/** Whether an address is one of the services' or would be. */
export function isCall(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}
