import { Module } from '@nestjs/common';
import { AppReleasesModule } from '../app-releases/app-releases.module';
import { RunningCanaries } from '../judgement/running-canaries';
import { CanariesController } from './canaries.controller';
import { CanariesService } from './canaries.service';
import { CanariesToJudge } from './canaries-to-judge';

/** Versions that some visitors get. */
@Module({
  imports: [AppReleasesModule],
  controllers: [CanariesController],
  providers: [CanariesService, { provide: RunningCanaries, useClass: CanariesToJudge }],
  exports: [RunningCanaries],
})
export class CanariesModule {}
