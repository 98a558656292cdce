import { Controller, Req, Res } from '@nestjs/common';
import { authEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnPasswordsOnly } from '../provider/own-passwords-only';
import { NoStore } from '../sessions/no-store';
import { EmailVerificationService } from './email-verification.service';
import { FactorResetService } from './factor-reset.service';
import { ResetRequestsService } from './reset-requests.service';

/** What is asked for and done by links of mails. */
@Controller()
@NoStore()
@OwnPasswordsOnly()
export class LinksController {
  constructor(
    private readonly requests: ResetRequestsService,
    private readonly resets: FactorResetService,
    private readonly verifications: EmailVerificationService,
  ) {}

  @Route(authEndpoints.requestReset)
  requestReset(
    @Input('body') wish: BodyOf<typeof authEndpoints.requestReset>,
    @Req() request: FastifyRequest,
  ) {
    return this.requests.request(wish, request);
  }

  @Route(authEndpoints.reset)
  reset(
    @Input('body') reset: BodyOf<typeof authEndpoints.reset>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.resets.reset(reset, { request: reply.request, reply });
  }

  @Route(authEndpoints.resetFactors)
  resetFactors(
    @Input('body') { token }: BodyOf<typeof authEndpoints.resetFactors>,
    @Req() request: FastifyRequest,
  ) {
    return this.resets.offer(token, request);
  }

  @Route(authEndpoints.verify)
  verify(@Input('body') link: BodyOf<typeof authEndpoints.verify>, @Req() request: FastifyRequest) {
    return this.verifications.verify(link, request);
  }

  @Route(authEndpoints.requestVerification)
  requestVerification(@CurrentSession() signedIn: SignedIn, @Req() request: FastifyRequest) {
    return this.verifications.request(signedIn, request);
  }
}
