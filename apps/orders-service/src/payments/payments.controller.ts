import { Controller } from '@nestjs/common';
import { checkoutEndpoints, orderEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { type CallingCustomer, CurrentCustomer } from '../orders/caused-by';
import { PaymentsService } from './payments.service';

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Route(checkoutEndpoints.ways)
  ways() {
    return this.payments.ways();
  }

  @Route(orderEndpoints.pay)
  pay(
    @CurrentCustomer() { customerId }: CallingCustomer,
    @Input('params') { id }: ParamsOf<typeof orderEndpoints.pay>,
  ) {
    return this.payments.pay({ id, customerId });
  }

  @Route(orderEndpoints.checkPayment)
  check(
    @CurrentCustomer() { customerId }: CallingCustomer,
    @Input('params') { id }: ParamsOf<typeof orderEndpoints.checkPayment>,
  ) {
    return this.payments.check({ id, customerId });
  }
}
