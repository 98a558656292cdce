import { Controller } from '@nestjs/common';
import { analyticsEndpoints, analyticsInternalEndpoints } from '@zaino/contracts/analytics';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { ReleaseHealthService } from './release-health.service';

@Controller()
export class ReleaseHealthController {
  constructor(private readonly health: ReleaseHealthService) {}

  @Route(analyticsEndpoints.addReleaseHealth)
  add(@Input('body') health: BodyOf<typeof analyticsEndpoints.addReleaseHealth>) {
    return this.health.add(health);
  }

  @Route(analyticsInternalEndpoints.releaseHealth)
  read(@Input('body') question: BodyOf<typeof analyticsInternalEndpoints.releaseHealth>) {
    return this.health.read(question);
  }
}
