import { Controller, Req, Res } from '@nestjs/common';
import { adminEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { AdminAccessService } from './admin-access.service';

@Controller()
@NoStore()
export class AdminAccessController {
  constructor(private readonly access: AdminAccessService) {}

  @Route(adminEndpoints.requestAccess)
  request(
    @Input('body') { username }: BodyOf<typeof adminEndpoints.requestAccess>,
    @Req() request: FastifyRequest,
  ) {
    return this.access.request(username, request);
  }

  @Route(adminEndpoints.openAccess)
  open(
    @Input('body') { token }: BodyOf<typeof adminEndpoints.openAccess>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.access.open(token, { request: reply.request, reply });
  }
}
