import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { type CallingCustomer, CurrentCustomer } from '../orders/caused-by';
import { ReorderService } from './reorder.service';

const { reorder } = orderEndpoints;

@Controller()
export class ReorderController {
  constructor(private readonly orders: ReorderService) {}

  @Route(reorder)
  lines(
    @CurrentCustomer() { customerId }: CallingCustomer,
    @Input('params') { id }: ParamsOf<typeof reorder>,
  ) {
    return this.orders.linesOf(id, customerId);
  }
}
