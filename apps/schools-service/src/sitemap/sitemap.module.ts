import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { SitemapController } from './sitemap.controller';
import { SitemapService } from './sitemap.service';

/** What the gateway's sitemap says of schools. */
@Module({
  imports: [DirectoryModule],
  controllers: [SitemapController],
  providers: [SitemapService],
})
export class SitemapModule {}
