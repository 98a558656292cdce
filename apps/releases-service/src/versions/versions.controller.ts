import { Controller, Header } from '@nestjs/common';
import { releasesEndpoints } from '@zaino/contracts/releases';
import { type CallingTeam, CurrentTeam } from '@zaino/service/calling-team';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { releaserOf } from '../acts/releaser';
import { Uploaded, type UploadedArchive } from './uploaded';
import { VersionFiguresService } from './version-figures.service';
import { VersionsService } from './versions.service';

@Controller()
export class VersionsController {
  constructor(
    private readonly versions: VersionsService,
    private readonly figures: VersionFiguresService,
  ) {}

  @Route(releasesEndpoints.publish)
  @Header('cache-control', 'no-store')
  publish(
    @Uploaded() { archive, releaser }: UploadedArchive,
    @Input('params') params: ParamsOf<typeof releasesEndpoints.publish>,
    @Input() { jump }: QueryOf<typeof releasesEndpoints.publish>,
  ) {
    return this.versions.publish({ ...params, jump, archive }, releaser);
  }

  @Route(releasesEndpoints.addFigures)
  @Header('cache-control', 'no-store')
  addFigures(
    @CurrentTeam() team: CallingTeam | null,
    @Input('params') params: ParamsOf<typeof releasesEndpoints.addFigures>,
    @Input('body') figures: BodyOf<typeof releasesEndpoints.addFigures>,
  ) {
    return this.figures.add(params, figures, releaserOf(team));
  }
}
