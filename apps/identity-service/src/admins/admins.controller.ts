import { Controller, Req, Res } from '@nestjs/common';
import { adminEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { AdminPasswordChangeService } from './admin-password-change.service';
import { AdminSessionsService } from './admin-sessions.service';
import { AdminsService } from './admins.service';
import { UserCountService } from './user-count.service';

@Controller()
@NoStore()
export class AdminsController {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsService,
    private readonly passwords: AdminPasswordChangeService,
    private readonly users: UserCountService,
  ) {}

  @Route(adminEndpoints.login)
  login(
    @Input('body') credentials: BodyOf<typeof adminEndpoints.login>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.admins.login(credentials, { request, reply });
  }

  @Route(adminEndpoints.verify)
  verify(@Input('body') { token }: BodyOf<typeof adminEndpoints.verify>) {
    return this.admins.verify(token);
  }

  @Route(adminEndpoints.logout)
  logout(@CurrentSession() signedIn: SignedIn) {
    return this.sessions.end(signedIn);
  }

  @Route(adminEndpoints.changePassword)
  changePassword(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') change: BodyOf<typeof adminEndpoints.changePassword>,
    @Req() request: FastifyRequest,
  ) {
    return this.passwords.change(signedIn, change, request);
  }

  @Route(adminEndpoints.countUsers)
  countUsers() {
    return this.users.read();
  }
}
