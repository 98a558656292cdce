import { Controller } from '@nestjs/common';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { DemandService } from './demand.service';

@Controller()
export class DemandController {
  constructor(private readonly demand: DemandService) {}

  @Route(schoolsInternalEndpoints.demand)
  of(@Input('body') { schools }: BodyOf<typeof schoolsInternalEndpoints.demand>) {
    return this.demand.of(schools);
  }
}
