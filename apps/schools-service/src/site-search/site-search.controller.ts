import { Controller } from '@nestjs/common';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { SiteSearchService } from './site-search.service';

@Controller()
export class SiteSearchController {
  constructor(private readonly siteSearch: SiteSearchService) {}

  @Route(schoolsEndpoints.siteSearch)
  find(@Input() question: QueryOf<typeof schoolsEndpoints.siteSearch>) {
    return this.siteSearch.find(question);
  }
}
