import { Module } from '@nestjs/common';
import { AppReleasesModule } from '../app-releases/app-releases.module';
import { RunningCanaries } from '../judgement/running-canaries';
import { VersionsModule } from '../versions/versions.module';
import { CanariesController } from './canaries.controller';
import { CanariesService } from './canaries.service';
import { CanariesToJudge } from './canaries-to-judge';

/** Versions that some visitors get. */
@Module({
  imports: [AppReleasesModule, VersionsModule],
  controllers: [CanariesController],
  providers: [CanariesService, { provide: RunningCanaries, useClass: CanariesToJudge }],
  exports: [RunningCanaries],
})
export class CanariesModule {}
