import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { EnrichmentModule } from '../enrichment/enrichment.module';
import { SupplyModule } from '../supply/supply.module';
import { BookPagesService } from './book-pages.service';
import { SitemapController } from './sitemap.controller';
import { SitemapService } from './sitemap.service';

/** What the gateway's sitemap says of schools and books. */
@Module({
  imports: [DirectoryModule, EnrichmentModule, SupplyModule],
  controllers: [SitemapController],
  providers: [BookPagesService, SitemapService],
})
export class SitemapModule {}
