import { Controller, Header } from '@nestjs/common';
import { releasesEndpoints } from '@zaino/contracts/releases';
import { type CallingTeam, CurrentTeam } from '@zaino/service/calling-team';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { releaserOf } from '../acts/releaser';
import { VersionsService } from './versions.service';

@Controller()
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Route(releasesEndpoints.publish)
  @Header('cache-control', 'no-store')
  publish(
    @CurrentTeam() team: CallingTeam | null,
    @Input('params') params: ParamsOf<typeof releasesEndpoints.publish>,
    @Input() { jump }: QueryOf<typeof releasesEndpoints.publish>,
    @Input('body') archive: Buffer,
  ) {
    return this.versions.publish({ ...params, jump, archive }, releaserOf(team));
  }
}
