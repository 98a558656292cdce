import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { sessionOf, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';

/** Who calls, by the cookie if there is one: it changes nothing by its power alone. */
export interface Reader {
  request: FastifyRequest;
  signedIn: SignedIn | null;
}

export const CurrentReader = createParamDecorator(
  async (_: undefined, context: ExecutionContext): Promise<Reader> => ({
    request: context.switchToHttp().getRequest<FastifyRequest>(),
    signedIn: await sessionOf(context),
  }),
);
