import { Controller } from '@nestjs/common';
import { analyticsEndpoints, analyticsInternalEndpoints } from '@zaino/contracts/analytics';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { ReleaseHealthService } from './release-health.service';

@Controller()
export class ReleaseHealthController {
  constructor(private readonly health: ReleaseHealthService) {}

  @Route(analyticsEndpoints.addReleaseHealth)
  add(@Input('body') health: BodyOf<typeof analyticsEndpoints.addReleaseHealth>) {
    return this.health.add(health);
  }

  @Route(analyticsInternalEndpoints.keepServerRenders)
  keepServerRenders(
    @Input('params') { copy }: ParamsOf<typeof analyticsInternalEndpoints.keepServerRenders>,
    @Input('body') { minutes }: BodyOf<typeof analyticsInternalEndpoints.keepServerRenders>,
  ) {
    return this.health.keepServerRenders(copy, minutes);
  }

  @Route(analyticsInternalEndpoints.releaseHealth)
  read(@Input('body') question: BodyOf<typeof analyticsInternalEndpoints.releaseHealth>) {
    return this.health.read(question);
  }
}
