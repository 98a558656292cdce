import { Controller, Res } from '@nestjs/common';
import { authEndpoints } from '@zaino/contracts/identity';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { NoStore } from './no-store';
import { SessionsService } from './sessions.service';

@Controller()
@NoStore()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Route(authEndpoints.sessions)
  list(@CurrentSession() signedIn: SignedIn) {
    return this.sessions.list(signedIn);
  }

  @Route(authEndpoints.revokeSession)
  revoke(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof authEndpoints.revokeSession>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.sessions.revoke(signedIn, id, reply);
  }

  @Route(authEndpoints.revokeAllSessions)
  revokeAll(@CurrentSession() signedIn: SignedIn, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.sessions.revokeAll(signedIn, reply);
  }
}
