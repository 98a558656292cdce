import { Module } from '@nestjs/common';
import { Publishing } from './publishing';
import { VersionsController } from './versions.controller';
import { VersionsService } from './versions.service';

/** Versions as they are published. */
@Module({
  controllers: [VersionsController],
  providers: [Publishing, VersionsService],
})
export class VersionsModule {}
