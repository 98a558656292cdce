import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller';
import { SitemapService } from './sitemap.service';

/** What the gateway's sitemap says of articles. */
@Module({ controllers: [SitemapController], providers: [SitemapService] })
export class SitemapModule {}
