import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';
import { toProblem } from './problem';

/** Turns every failure into `application/problem+json`; what nobody expected is logged as an error. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** The same answer for failures that happen outside Nest. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error, request.id);
  if (problem.status === 500) request.log.error({ err: error }, 'unexpected failure');
  else if (problem.status > 500) request.log.warn({ err: error }, 'unavailable');
  const retryAfterS = error instanceof DomainError ? error.details.retryAfterS : undefined;
  if (retryAfterS !== undefined) void reply.header('retry-after', String(retryAfterS));
  void reply
    .code(problem.status)
    .headers({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .send(JSON.stringify(problem));
}
