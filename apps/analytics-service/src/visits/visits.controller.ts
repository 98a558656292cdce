import { Controller, Header } from '@nestjs/common';
import { visitStatsEndpoints as endpoints } from '@zaino/contracts/analytics';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { VisitsService } from './visits.service';

@Controller()
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Route(endpoints.visits)
  @Header('cache-control', 'no-store')
  read(@Input() period: QueryOf<typeof endpoints.visits>) {
    return this.visits.read(period);
  }
}
