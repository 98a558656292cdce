import { Controller } from '@nestjs/common';
import { blogInternalEndpoints } from '@zaino/contracts/blog';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { SitemapService } from './sitemap.service';

@Controller()
export class SitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @Route(blogInternalEndpoints.sitemap)
  slice(@Input() { after }: QueryOf<typeof blogInternalEndpoints.sitemap>) {
    return this.sitemap.slice(after);
  }
}
