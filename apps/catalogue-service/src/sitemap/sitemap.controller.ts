import { Controller } from '@nestjs/common';
import { catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { SitemapService } from './sitemap.service';

@Controller()
export class SitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @Route(catalogueInternalEndpoints.sitemap)
  slice(@Input() { after }: QueryOf<typeof catalogueInternalEndpoints.sitemap>) {
    return this.sitemap.slice(after);
  }
}
