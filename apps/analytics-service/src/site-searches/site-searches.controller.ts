import { Controller, Header } from '@nestjs/common';
import { analyticsEndpoints, visitStatsEndpoints } from '@zaino/contracts/analytics';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { SiteSearchesService } from './site-searches.service';

@Controller()
export class SiteSearchesController {
  constructor(private readonly siteSearches: SiteSearchesService) {}

  @Route(analyticsEndpoints.addSiteSearch)
  add(@Input('body') told: BodyOf<typeof analyticsEndpoints.addSiteSearch>) {
    return this.siteSearches.add(told);
  }

  @Route(visitStatsEndpoints.siteSearches)
  @Header('cache-control', 'no-store')
  read(@Input() period: QueryOf<typeof visitStatsEndpoints.siteSearches>) {
    return this.siteSearches.read(period);
  }
}
