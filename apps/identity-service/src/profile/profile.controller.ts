import { Controller, Res } from '@nestjs/common';
import { accountEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { AccountFarewellService } from './account-farewell.service';
import { DataExportService } from './data-export.service';
import { ProfileService } from './profile.service';

@Controller()
@NoStore()
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly dataExport: DataExportService,
    private readonly farewell: AccountFarewellService,
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
    return this.dataExport.download(signedIn, reply);
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
