import { Controller, Req, Res } from '@nestjs/common';
import { authEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnPasswordsOnly } from '../provider/own-passwords-only';
import { NoStore } from '../sessions/no-store';
import { VisitorSessionsService } from '../sessions/visitor-sessions.service';
import { SignInService } from './sign-in.service';
import { SignOutService } from './sign-out.service';

@Controller()
@NoStore()
export class SignInController {
  constructor(
    private readonly signIn: SignInService,
    private readonly visitors: VisitorSessionsService,
    private readonly signOut: SignOutService,
  ) {}

  @Route(authEndpoints.login)
  @OwnPasswordsOnly()
  login(
    @Input('body') credentials: BodyOf<typeof authEndpoints.login>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.signIn.login(credentials, { request, reply });
  }

  @Route(authEndpoints.logout)
  logout(@CurrentSession() signedIn: SignedIn, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.signOut.end(signedIn, reply);
  }

  @Route(authEndpoints.renew)
  renew(
    @CurrentSession() signedIn: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.signIn.renew(signedIn, { request, reply });
  }

  @Route(authEndpoints.me)
  me(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.visitors.whoIs({ request, reply });
  }
}
