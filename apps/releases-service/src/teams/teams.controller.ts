import { Controller, Header } from '@nestjs/common';
import { releaseDeskEndpoints } from '@zaino/contracts/releases';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { releaserOf } from '../acts/releaser';
import { TeamsService } from './teams.service';

@Controller()
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  @Route(releaseDeskEndpoints.teams)
  @Header('cache-control', 'no-store')
  list() {
    return this.teams.list();
  }

  @Route(releaseDeskEndpoints.addTeam)
  @Header('cache-control', 'no-store')
  add(@Input('body') input: BodyOf<typeof releaseDeskEndpoints.addTeam>) {
    return this.teams.add(input, releaserOf(null).name);
  }

  @Route(releaseDeskEndpoints.revokeTeam)
  @Header('cache-control', 'no-store')
  revoke(@Input('params') { id }: ParamsOf<typeof releaseDeskEndpoints.revokeTeam>) {
    return this.teams.revoke(id);
  }
}
