import { Controller } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { ProductNoticesService } from './product-notices.service';

const { tellOfProducts } = identityInternalEndpoints;

@Controller()
export class ProductNoticesController {
  constructor(private readonly notices: ProductNoticesService) {}

  @Route(tellOfProducts)
  async tell(
    @Input('params') { uid }: ParamsOf<typeof tellOfProducts>,
    @Input('body') notice: BodyOf<typeof tellOfProducts>,
  ) {
    return { isWanted: await this.notices.tell(uid, notice) };
  }
}
