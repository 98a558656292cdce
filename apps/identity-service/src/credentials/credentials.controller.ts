import { Controller, Req, Res } from '@nestjs/common';
import { accountEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnPasswordsOnly } from '../provider/own-passwords-only';
import { NoStore } from '../sessions/no-store';
import { EmailChangeService } from './email-change.service';
import { PasswordChangeService } from './password-change.service';

/** What the signed-in change of the way they sign in. */
@Controller()
@NoStore()
@OwnPasswordsOnly()
export class CredentialsController {
  constructor(
    private readonly passwords: PasswordChangeService,
    private readonly emails: EmailChangeService,
  ) {}

  @Route(accountEndpoints.changePassword)
  changePassword(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') change: BodyOf<typeof accountEndpoints.changePassword>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.passwords.change(signedIn, change, { request: reply.request, reply });
  }

  @Route(accountEndpoints.changeEmail)
  changeEmail(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') change: BodyOf<typeof accountEndpoints.changeEmail>,
    @Req() request: FastifyRequest,
  ) {
    return this.emails.request(signedIn, change, request);
  }
}
