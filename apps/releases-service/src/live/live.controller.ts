import { Controller, Header } from '@nestjs/common';
import { releasesEndpoints } from '@zaino/contracts/releases';
import { type CallingTeam, CurrentTeam } from '@zaino/service/calling-team';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { releaserOf } from '../acts/releaser';
import { LiveService } from './live.service';

type Params = ParamsOf<typeof releasesEndpoints.read>;

@Controller()
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Route(releasesEndpoints.read)
  @Header('cache-control', 'no-store')
  read(@CurrentTeam() team: CallingTeam | null, @Input('params') { app }: Params) {
    return this.live.read(app, releaserOf(team));
  }

  @Route(releasesEndpoints.promote)
  @Header('cache-control', 'no-store')
  promote(
    @CurrentTeam() team: CallingTeam | null,
    @Input('params') { app }: Params,
    @Input('body') wish: BodyOf<typeof releasesEndpoints.promote>,
  ) {
    return this.live.promote(app, wish, releaserOf(team));
  }

  @Route(releasesEndpoints.goBack)
  @Header('cache-control', 'no-store')
  goBack(
    @CurrentTeam() team: CallingTeam | null,
    @Input('params') { app }: Params,
    @Input('body') wish: BodyOf<typeof releasesEndpoints.goBack>,
  ) {
    return this.live.goBack(app, wish, releaserOf(team));
  }
}
