import { Controller, Inject, Req, Res } from '@nestjs/common';
import { authEndpoints, redirectEndpoints } from '@zaino/contracts/identity';
import type { AnswerOf } from '@zaino/contracts/shared';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDENTITY_PROVIDER, type IdentityProvider } from '../provider/identity-provider';
import { NoStore } from '../sessions/no-store';
import { RedirectSignInService } from './redirect-sign-in.service';

/** Said explicitly: Nest has set 200 by then. */
const FOUND = 302;

@Controller()
@NoStore()
export class RedirectSignInController {
  constructor(
    private readonly signIn: RedirectSignInService,
    @Inject(IDENTITY_PROVIDER) private readonly identityProvider: IdentityProvider,
  ) {}

  @Route(authEndpoints.provider)
  provider(): AnswerOf<typeof authEndpoints.provider> {
    const { identityProvider: provider } = this;
    if (provider.kind === 'password') return { kind: 'password', startPath: null, name: null };
    return { kind: 'redirect', startPath: redirectEndpoints.start.path, name: provider.name };
  }

  @Route(redirectEndpoints.start)
  async start(
    @Input() { da }: QueryOf<typeof redirectEndpoints.start>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await reply.redirect(await this.signIn.start(da, { request, reply }), FOUND);
  }

  @Route(redirectEndpoints.callback)
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const query = request.url.split('?')[1] ?? '';
    await reply.redirect(await this.signIn.finish(query, { request, reply }), FOUND);
  }
}
