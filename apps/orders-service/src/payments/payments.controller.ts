import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource } from 'typeorm';
import { assertOwnOrder } from '../orders/own-order';
import { Payments } from './payments';

@Controller()
export class PaymentsController {
  constructor(
    private readonly payments: Payments,
    private readonly dataSource: DataSource,
  ) {}

  @Route(orderEndpoints.pay)
  async pay(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof orderEndpoints.pay>,
  ) {
    await assertOwnOrder(this.dataSource.manager, { id, customerId: session.user.uid });
    return this.payments.pay(id);
  }

  @Route(orderEndpoints.checkPayment)
  async check(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof orderEndpoints.checkPayment>,
  ) {
    await assertOwnOrder(this.dataSource.manager, { id, customerId: session.user.uid });
    return { isPaid: await this.payments.check(id) };
  }
}
