import { Controller } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { OrderPushesService } from './order-pushes.service';

const { tellOfOrder } = identityInternalEndpoints;

/** For the orders service, which knows when something has happened to an order. */
@Controller()
export class OrderPushesController {
  constructor(private readonly pushes: OrderPushesService) {}

  @Route(tellOfOrder)
  tell(
    @Input('params') { uid }: ParamsOf<typeof tellOfOrder>,
    @Input('body') notice: BodyOf<typeof tellOfOrder>,
  ) {
    return this.pushes.tell(uid, notice);
  }
}
