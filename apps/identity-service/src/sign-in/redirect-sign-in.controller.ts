import { Controller, Req, Res } from '@nestjs/common';
import { authEndpoints, redirectEndpoints } from '@zaino/contracts/identity';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { RedirectSignInService } from './redirect-sign-in.service';

/** Said explicitly: Nest has set 200 by then. */
const FOUND = 302;

@Controller()
@NoStore()
export class RedirectSignInController {
  constructor(private readonly signIn: RedirectSignInService) {}

  @Route(authEndpoints.provider)
  provider() {
    return this.signIn.provider();
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
