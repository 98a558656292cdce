import { Module } from '@nestjs/common';
import { ClassSuppliesModule } from '../class-supplies/class-supplies.module';
import { IndexModule } from '../index/index.module';
import { SitemapController } from './sitemap.controller';
import { SitemapService } from './sitemap.service';

/** What the gateway's sitemap says of products. */
@Module({
  imports: [ClassSuppliesModule, IndexModule],
  controllers: [SitemapController],
  providers: [SitemapService],
})
export class SitemapModule {}
