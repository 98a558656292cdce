import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { SiteSearchController } from './site-search.controller';
import { SiteSearchService } from './site-search.service';

/** The part of products and categories in the one search (docs/decisions/site-search.md). */
@Module({
  imports: [IndexModule],
  controllers: [SiteSearchController],
  providers: [SiteSearchService],
})
export class SiteSearchModule {}
