import { Controller } from '@nestjs/common';
import { authEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { NoStore } from '../sessions/no-store';
import { SessionsService } from '../sessions/sessions.service';
import { CurrentVisit, type OwnVisit } from './own-visit';
import { SessionEndingService } from './session-ending.service';

type Endpoints = typeof authEndpoints;

@Controller()
@NoStore()
export class OwnSessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly ending: SessionEndingService,
  ) {}

  @Route(authEndpoints.sessions)
  list(@CurrentSession() signedIn: SignedIn) {
    return this.sessions.list(signedIn);
  }

  @Route(authEndpoints.revokeSession)
  revoke(
    @CurrentVisit() visit: OwnVisit,
    @Input('params') { id }: ParamsOf<Endpoints['revokeSession']>,
    @Input('body') { password }: BodyOf<Endpoints['revokeSession']>,
  ) {
    return this.ending.one(visit, { id, password });
  }

  @Route(authEndpoints.revokeAllSessions)
  revokeAll(
    @CurrentVisit() visit: OwnVisit,
    @Input('body') { password }: BodyOf<Endpoints['revokeAllSessions']>,
  ) {
    return this.ending.all(visit, password);
  }
}
