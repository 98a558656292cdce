import { Module } from '@nestjs/common';
import { AppReleasesModule } from '../app-releases/app-releases.module';
import { CanariesController } from './canaries.controller';
import { CanariesService } from './canaries.service';

/** Versions that some visitors get. */
@Module({
  imports: [AppReleasesModule],
  controllers: [CanariesController],
  providers: [CanariesService],
  exports: [CanariesService],
})
export class CanariesModule {}
