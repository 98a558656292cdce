import { Controller, Header } from '@nestjs/common';
import { catalogueStatsEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { SearchesService } from './searches.service';

@Controller()
export class SearchesController {
  constructor(private readonly searches: SearchesService) {}

  @Route(endpoints.searches)
  @Header('cache-control', 'no-store')
  read(@Input() period: QueryOf<typeof endpoints.searches>) {
    return this.searches.read(period);
  }
}
