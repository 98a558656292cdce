import { Controller, Header } from '@nestjs/common';
import { complianceEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { Dac7Service } from './dac7.service';

@Controller()
export class Dac7Controller {
  constructor(private readonly reports: Dac7Service) {}

  @Route(endpoints.dac7)
  @Header('cache-control', 'no-store')
  dac7(@Input() query: QueryOf<typeof endpoints.dac7>) {
    return this.reports.read(query);
  }

  @Route(endpoints.exportDac7)
  @Header('cache-control', 'no-store')
  exportDac7(@Input('body') body: BodyOf<typeof endpoints.exportDac7>) {
    return this.reports.export(body);
  }
}
