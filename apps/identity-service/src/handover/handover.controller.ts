import { Controller, Req, Res } from '@nestjs/common';
import { handoverEndpoints } from '@zaino/contracts/identity';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { HandoverService } from './handover.service';

/** Said explicitly: Nest has set 200 by then. */
const FOUND = 302;

@Controller()
@NoStore()
export class HandoverController {
  constructor(private readonly handover: HandoverService) {}

  @Route(handoverEndpoints.begin)
  async begin(
    @Input() { da }: QueryOf<typeof handoverEndpoints.begin>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await reply.redirect(await this.handover.begin(da, { request, reply }), FOUND);
  }

  @Route(handoverEndpoints.code)
  async code(
    @Input() asked: QueryOf<typeof handoverEndpoints.code>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await reply.redirect(await this.handover.code(asked, { request, reply }), FOUND);
  }

  @Route(handoverEndpoints.finish)
  async finish(
    @Input() { code }: QueryOf<typeof handoverEndpoints.finish>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await reply.redirect(await this.handover.finish(code, { request, reply }), FOUND);
  }
}
