import type { IncomingHttpHeaders } from 'node:http';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../gateway-problem';

const stranger = new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);

/** What a call says to be an admin's token; null where it says nothing of that form. */
export function bearerOf({ authorization = '' }: IncomingHttpHeaders): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(authorization)?.[1] ?? null;
}

/**
 * Refuses a call of admins that has no bearer before its body is read, which may be large. Whether the bearer is
 * anybody's the service decides.
 */
export function requireBearer({ headers }: FastifyRequest, reply: FastifyReply, done: () => void) {
  if (bearerOf(headers) !== null) done();
  else sendProblem(reply, stranger);
}
