import { Controller } from '@nestjs/common';
import { classSuppliesEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { ClassSuppliesService } from './class-supplies.service';

@Controller()
export class ClassSuppliesController {
  constructor(private readonly supplies: ClassSuppliesService) {}

  @Route(endpoints.known)
  known() {
    return this.supplies.known();
  }

  @Route(endpoints.list)
  list(@Input('params') { grado, anno }: ParamsOf<typeof endpoints.list>) {
    return this.supplies.list(grado, Number(anno));
  }
}
