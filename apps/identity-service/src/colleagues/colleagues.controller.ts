import { Controller, Req } from '@nestjs/common';
import { colleagueEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { ColleaguesService } from './colleagues.service';
import { InvitationsService } from './invitations.service';

const { list, remove, invite, resend, withdraw } = colleagueEndpoints;

/** What an owner does; each call answers the list as it is then. */
@Controller()
@NoStore()
export class ColleaguesController {
  constructor(
    private readonly colleagues: ColleaguesService,
    private readonly invitations: InvitationsService,
  ) {}

  @Route(list)
  list(@CurrentSession() { session }: SignedIn) {
    return this.colleagues.list(session);
  }

  @Route(remove)
  remove(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof remove>,
  ) {
    return this.colleagues.remove(session, id);
  }

  @Route(invite)
  async invite(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') { email }: BodyOf<typeof invite>,
    @Req() request: FastifyRequest,
  ) {
    await this.invitations.invite(signedIn, email, request);
    return this.colleagues.list(signedIn.session);
  }

  @Route(resend)
  async resend(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof resend>,
    @Req() request: FastifyRequest,
  ) {
    await this.invitations.resend(signedIn, id, request);
    return this.colleagues.list(signedIn.session);
  }

  @Route(withdraw)
  async withdraw(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof withdraw>,
  ) {
    await this.invitations.withdraw(signedIn, id);
    return this.colleagues.list(signedIn.session);
  }
}
