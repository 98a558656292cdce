import { Module } from '@nestjs/common';
import { AppReleasesModule } from '../app-releases/app-releases.module';
import { GoingLive } from './going-live';
import { LiveController } from './live.controller';
import { LiveService } from './live.service';

/** What everybody gets. */
@Module({
  imports: [AppReleasesModule],
  controllers: [LiveController],
  providers: [GoingLive, LiveService],
})
export class LiveModule {}
