import { Controller } from '@nestjs/common';
import { adminClassSuppliesEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { StaffSuppliesService } from './staff-supplies.service';

@Controller()
export class StaffSuppliesController {
  constructor(private readonly supplies: StaffSuppliesService) {}

  @Route(endpoints.list)
  list() {
    return this.supplies.list();
  }

  @Route(endpoints.create)
  create(@Input('body') body: BodyOf<typeof endpoints.create>) {
    return this.supplies.create(body);
  }

  @Route(endpoints.save)
  save(
    @Input('params') { id }: ParamsOf<typeof endpoints.save>,
    @Input('body') body: BodyOf<typeof endpoints.save>,
  ) {
    return this.supplies.save(id, body);
  }
}
