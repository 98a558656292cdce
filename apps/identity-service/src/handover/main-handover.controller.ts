import { Controller, Req, Res } from '@nestjs/common';
import { mainHandoverEndpoints } from '@zaino/contracts/identity';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { MainHandoverService } from './main-handover.service';

/** Said explicitly: Nest has set 200 by then. */
const FOUND = 302;

@Controller()
@NoStore()
export class MainHandoverController {
  constructor(private readonly handover: MainHandoverService) {}

  @Route(mainHandoverEndpoints.begin)
  async begin(
    @Input() asked: QueryOf<typeof mainHandoverEndpoints.begin>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await reply.redirect(await this.handover.begin(asked, { request, reply }), FOUND);
  }

  @Route(mainHandoverEndpoints.code)
  async code(
    @Input() { state }: QueryOf<typeof mainHandoverEndpoints.code>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await reply.redirect(await this.handover.code(state, { request, reply }), FOUND);
  }

  @Route(mainHandoverEndpoints.finish)
  async finish(
    @Input() { code }: QueryOf<typeof mainHandoverEndpoints.finish>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await reply.redirect(await this.handover.finish(code, { request, reply }), FOUND);
  }
}
