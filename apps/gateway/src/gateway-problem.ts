import { DomainError } from '@zaino/service/domain-error';
import { toProblem } from '@zaino/service/problem';
import type { FastifyReply } from 'fastify';

const refusals = {
  notFound: new DomainError('not-found', 'not-found'),
  unavailable: new DomainError('unavailable', 'unavailable'),
};

/** Answers with a refusal of the gateway's own, in the form that all services use; never cached. */
export function sendProblem(
  reply: FastifyReply,
  reason: keyof typeof refusals | { statusCode: number },
): FastifyReply {
  const error = typeof reason === 'string' ? refusals[reason] : reason;
  const problem = toProblem(error, reply.request.id);
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(JSON.stringify(problem));
}
