import { Module } from '@nestjs/common';
import { PreviewsController } from './previews.controller';
import { PreviewsService } from './previews.service';
import { ShopLinks } from './shop-links';

/** Links that open the live shop with other versions. */
@Module({ controllers: [PreviewsController], providers: [PreviewsService, ShopLinks] })
export class PreviewsModule {}
