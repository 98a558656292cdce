import { Controller, Header } from '@nestjs/common';
import { releasesEndpoints } from '@zaino/contracts/releases';
import { type CallingTeam, CurrentTeam } from '@zaino/service/calling-team';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { releaserOf } from '../acts/releaser';
import { AppReleasesService } from '../app-releases/app-releases.service';
import { CanariesService } from './canaries.service';

type Params = ParamsOf<typeof releasesEndpoints.startCanary>;

@Controller()
export class CanariesController {
  constructor(
    private readonly canaries: CanariesService,
    private readonly appReleases: AppReleasesService,
  ) {}

  @Route(releasesEndpoints.startCanary)
  @Header('cache-control', 'no-store')
  async start(
    @CurrentTeam() team: CallingTeam | null,
    @Input('params') { app }: Params,
    @Input('body') input: BodyOf<typeof releasesEndpoints.startCanary>,
  ) {
    await this.canaries.start(app, input, releaserOf(team));
    return this.appReleases.read(app);
  }

  @Route(releasesEndpoints.changeCanary)
  @Header('cache-control', 'no-store')
  async change(
    @CurrentTeam() team: CallingTeam | null,
    @Input('params') { app }: Params,
    @Input('body') change: BodyOf<typeof releasesEndpoints.changeCanary>,
  ) {
    await this.canaries.change(app, change, releaserOf(team));
    return this.appReleases.read(app);
  }

  @Route(releasesEndpoints.endCanary)
  @Header('cache-control', 'no-store')
  async end(
    @CurrentTeam() team: CallingTeam | null,
    @Input('params') { app }: Params,
    @Input('body') { reason }: BodyOf<typeof releasesEndpoints.endCanary>,
  ) {
    await this.canaries.end(app, reason, releaserOf(team));
    return this.appReleases.read(app);
  }
}
