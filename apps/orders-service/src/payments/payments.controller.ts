import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { PaymentsService } from './payments.service';

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Route(orderEndpoints.pay)
  pay(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof orderEndpoints.pay>,
  ) {
    return this.payments.pay({ id, customerId: session.user.uid });
  }

  @Route(orderEndpoints.checkPayment)
  check(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof orderEndpoints.checkPayment>,
  ) {
    return this.payments.check({ id, customerId: session.user.uid });
  }
}
