import { Controller, Res } from '@nestjs/common';
import { accountEndpoints } from '@zaino/contracts/identity';
import { Clock } from '@zaino/service/clock';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { AccountFarewell } from './account-farewell';
import { DataExport } from './data-export';
import { ProfileService } from './profile.service';

@Controller()
@NoStore()
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly dataExport: DataExport,
    private readonly farewell: AccountFarewell,
    private readonly clock: Clock,
  ) {}

  @Route(accountEndpoints.profile)
  read(@CurrentSession() { session }: SignedIn) {
    return this.profiles.read(session.user.uid);
  }

  @Route(accountEndpoints.updateProfile)
  update(
    @CurrentSession() { session }: SignedIn,
    @Input('body') changes: BodyOf<typeof accountEndpoints.updateProfile>,
  ) {
    return this.profiles.update(session.user.uid, changes);
  }

  @Route(accountEndpoints.exportData)
  export(@CurrentSession() signedIn: SignedIn, @Res({ passthrough: true }) reply: FastifyReply) {
    const at = new Date(this.clock.now());
    const name = `dati-personali-${at.toISOString().slice(0, 10)}.json`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return this.dataExport.collect(signedIn, at);
  }

  @Route(accountEndpoints.deleteAccount)
  delete(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') { password }: BodyOf<typeof accountEndpoints.deleteAccount>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.farewell.take(signedIn, password, reply);
  }
}
