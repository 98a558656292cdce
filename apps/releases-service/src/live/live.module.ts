import { Module } from '@nestjs/common';
import { AppReleasesModule } from '../app-releases/app-releases.module';
import { VersionsModule } from '../versions/versions.module';
import { GoingLive } from './going-live';
import { LiveController } from './live.controller';
import { LiveService } from './live.service';

/** What everybody gets. */
@Module({
  imports: [AppReleasesModule, VersionsModule],
  controllers: [LiveController],
  providers: [GoingLive, LiveService],
})
export class LiveModule {}
