import { Controller } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { Route } from '@zaino/service/route';
import { PlansService } from './plans.service';

@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Route(bookshopsEndpoints.plans)
  list() {
    return this.plans.list();
  }
}
