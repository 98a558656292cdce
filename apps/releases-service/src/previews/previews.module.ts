import { Module } from '@nestjs/common';
import { VersionsModule } from '../versions/versions.module';
import { LocalRemotesService } from './local-remotes.service';
import { PreviewsController } from './previews.controller';
import { PreviewsService } from './previews.service';
import { ShopLinksService } from './shop-links.service';

/** What opens the live shop with other versions. */
@Module({
  imports: [VersionsModule],
  controllers: [PreviewsController],
  providers: [LocalRemotesService, PreviewsService, ShopLinksService],
})
export class PreviewsModule {}
