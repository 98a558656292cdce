import { Module } from '@nestjs/common';
import { PreviewsController } from './previews.controller';
import { PreviewsService } from './previews.service';
import { ShopLinksService } from './shop-links.service';

/** Links that open the live shop with other versions. */
@Module({ controllers: [PreviewsController], providers: [PreviewsService, ShopLinksService] })
export class PreviewsModule {}
