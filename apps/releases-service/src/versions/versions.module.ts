import { Module } from '@nestjs/common';
import { Publishing } from './publishing';
import { StoredFiles } from './stored-files';
import { VersionFigures } from './version-figures';
import { VersionsController } from './versions.controller';
import { VersionsService } from './versions.service';

/** Versions as they are published. */
@Module({
  controllers: [VersionsController],
  providers: [Publishing, StoredFiles, VersionFigures, VersionsService],
  exports: [StoredFiles],
})
export class VersionsModule {}
