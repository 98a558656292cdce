import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type SignedIn, sessionOf } from '@zaino/service/sessions/current-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '../sessions/visitor-sessions.service';

/** Who calls, with the two halves of the call. */
export interface OwnVisit extends Visit {
  signedIn: SignedIn;
}

/** On routes for customers: who calls, where both the inputs and the answer's cookies are needed, too. */
export const CurrentVisit = createParamDecorator(
  async (_: undefined, context: ExecutionContext): Promise<OwnVisit> => {
    const signedIn = await sessionOf(context);
    if (signedIn === null) throw new Error('Only a guarded route has a session for certain.');
    const http = context.switchToHttp();
    return {
      signedIn,
      request: http.getRequest<FastifyRequest>(),
      reply: http.getResponse<FastifyReply>(),
    };
  },
);
