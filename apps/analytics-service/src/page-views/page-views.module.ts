import { Module } from '@nestjs/common';
import { PageViewSweep } from './page-view-sweep';
import { PageViewsController } from './page-views.controller';
import { PageViewsService } from './page-views.service';

@Module({
  controllers: [PageViewsController],
  providers: [PageViewsService, PageViewSweep],
})
export class PageViewsModule {}
