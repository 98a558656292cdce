import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../gateway-problem';

const stranger = new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);

/**
 * Refuses a call of admins that has no bearer before its body is read, which may be large. Whether the bearer is
 * anybody's the service decides.
 */
export function requireBearer({ headers }: FastifyRequest, reply: FastifyReply, done: () => void) {
  if (/^Bearer [\w-]{43}$/i.test(headers.authorization ?? '')) done();
  else sendProblem(reply, stranger);
}
