import { Module } from '@nestjs/common';
import { PublishedNews } from './published-news';
import { Publishing } from './publishing';
import { StoredFiles } from './stored-files';
import { VersionFiguresService } from './version-figures.service';
import { VersionsController } from './versions.controller';
import { VersionsService } from './versions.service';

/** Versions as they are published. */
@Module({
  controllers: [VersionsController],
  providers: [PublishedNews, Publishing, StoredFiles, VersionFiguresService, VersionsService],
  exports: [StoredFiles],
})
export class VersionsModule {}
