import { Controller, Header } from '@nestjs/common';
import { identityStatsEndpoints as endpoints } from '@zaino/contracts/identity';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { BrowserErrorsService } from './browser-errors.service';

@Controller()
export class BrowserErrorsController {
  constructor(private readonly errors: BrowserErrorsService) {}

  @Route(endpoints.browserErrors)
  @Header('cache-control', 'no-store')
  read(@Input() period: QueryOf<typeof endpoints.browserErrors>) {
    return this.errors.read(period);
  }
}
