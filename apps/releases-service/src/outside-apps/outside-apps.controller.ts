import { Controller, Header } from '@nestjs/common';
import { releaseDeskEndpoints } from '@zaino/contracts/releases';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { releaserOf } from '../acts/releaser';
import { OutsideAppsService } from './outside-apps.service';

@Controller()
export class OutsideAppsController {
  constructor(private readonly outsideApps: OutsideAppsService) {}

  @Route(releaseDeskEndpoints.outsideApps)
  @Header('cache-control', 'no-store')
  list() {
    return this.outsideApps.list();
  }

  @Route(releaseDeskEndpoints.addOutsideApp)
  @Header('cache-control', 'no-store')
  add(@Input('body') input: BodyOf<typeof releaseDeskEndpoints.addOutsideApp>) {
    return this.outsideApps.add(input, releaserOf(null).name);
  }

  @Route(releaseDeskEndpoints.removeOutsideApp)
  @Header('cache-control', 'no-store')
  remove(
    @Input('params') { app }: ParamsOf<typeof releaseDeskEndpoints.removeOutsideApp>,
    @Input('body') { reason }: BodyOf<typeof releaseDeskEndpoints.removeOutsideApp>,
  ) {
    return this.outsideApps.remove(app, reason, releaserOf(null));
  }
}
