import { Module } from '@nestjs/common';
import { OutsideAppsController } from './outside-apps.controller';
import { OutsideAppsService } from './outside-apps.service';

/** Apps of teams outside this repository, and the paths that they may have. */
@Module({
  controllers: [OutsideAppsController],
  providers: [OutsideAppsService],
  exports: [OutsideAppsService],
})
export class OutsideAppsModule {}
