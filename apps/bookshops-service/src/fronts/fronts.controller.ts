import { Controller } from '@nestjs/common';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { FrontsService } from './fronts.service';

@Controller()
export class FrontsController {
  constructor(private readonly fronts: FrontsService) {}

  @Route(bookshopsInternalEndpoints.shopFront)
  find(@Input('params') { domain }: ParamsOf<typeof bookshopsInternalEndpoints.shopFront>) {
    return this.fronts.find(domain);
  }
}
