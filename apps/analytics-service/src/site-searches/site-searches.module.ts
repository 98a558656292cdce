import { Module } from '@nestjs/common';
import { SiteSearchesController } from './site-searches.controller';
import { SiteSearchesService } from './site-searches.service';

/** What is counted of the one search (docs/decisions/site-search.md). */
@Module({
  controllers: [SiteSearchesController],
  providers: [SiteSearchesService],
})
export class SiteSearchesModule {}
