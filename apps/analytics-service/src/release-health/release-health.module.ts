import { Module } from '@nestjs/common';
import { ReleaseHealthController } from './release-health.controller';
import { ReleaseHealthService } from './release-health.service';
import { ReleaseVisitSweep } from './release-visit-sweep';
import { VisitCounter } from './visit-counter';

/** How browsers fared with each version (docs/decisions/canary-judgement.md). */
@Module({
  controllers: [ReleaseHealthController],
  providers: [ReleaseHealthService, ReleaseVisitSweep, VisitCounter],
})
export class ReleaseHealthModule {}
