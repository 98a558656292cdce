import { Controller, Res } from '@nestjs/common';
import { colleagueEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { OwnPasswordsOnly } from '../provider/own-passwords-only';
import { NoStore } from '../sessions/no-store';
import { InvitedService } from './invited.service';
import { JoiningService } from './joining.service';
import { LeavingService } from './leaving.service';
import { NewColleaguesService } from './new-colleagues.service';

const { invitation, join, register, leave } = colleagueEndpoints;

/** What is done by the link of an invitation, and how that ends by the colleague's wish. */
@Controller()
@NoStore()
export class InvitedController {
  constructor(
    private readonly invited: InvitedService,
    private readonly joining: JoiningService,
    private readonly newColleagues: NewColleaguesService,
    private readonly leaving: LeavingService,
  ) {}

  @Route(invitation)
  show(@Input('body') { token }: BodyOf<typeof invitation>) {
    return this.invited.show(token);
  }

  @Route(join)
  join(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') { token }: BodyOf<typeof join>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.joining.join(signedIn, token, { request: reply.request, reply });
  }

  @Route(register)
  @OwnPasswordsOnly()
  register(
    @Input('body') joining: BodyOf<typeof register>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.newColleagues.register(joining, { request: reply.request, reply });
  }
  @Route(leave)
  leave(@CurrentSession() signedIn: SignedIn, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.leaving.leave(signedIn, { request: reply.request, reply });
  }
}
