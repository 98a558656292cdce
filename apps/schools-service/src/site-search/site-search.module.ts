import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { EnrichmentModule } from '../enrichment/enrichment.module';
import { BookPopularity } from './book-popularity';
import { SiteSearchController } from './site-search.controller';
import { SiteSearchService } from './site-search.service';

/** The part of schools and books in the one search (docs/decisions/site-search.md). */
@Module({
  imports: [DirectoryModule, EnrichmentModule],
  controllers: [SiteSearchController],
  providers: [BookPopularity, SiteSearchService],
})
export class SiteSearchModule {}
