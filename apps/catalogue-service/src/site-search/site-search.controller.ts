import { Controller } from '@nestjs/common';
import { catalogueEndpoints } from '@zaino/contracts/catalogue';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { SiteSearchService } from './site-search.service';

@Controller()
export class SiteSearchController {
  constructor(private readonly siteSearch: SiteSearchService) {}

  @Route(catalogueEndpoints.siteSearch)
  find(@Input() question: QueryOf<typeof catalogueEndpoints.siteSearch>) {
    return this.siteSearch.find(question);
  }
}
