import { Module } from '@nestjs/common';
import { VisitsController } from './visits.controller';
import { VisitsService } from './visits.service';

/** What admins read of page views (docs/decisions/statistics.md). */
@Module({
  controllers: [VisitsController],
  providers: [VisitsService],
})
export class VisitsModule {}
