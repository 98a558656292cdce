import { Controller } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { PaymentAccountsService } from './payment-accounts.service';

@Controller()
export class PaymentAccountsController {
  constructor(private readonly accounts: PaymentAccountsService) {}

  @Route(ordersInternalEndpoints.paymentAccount)
  read(@Input('params') { id }: ParamsOf<typeof ordersInternalEndpoints.paymentAccount>) {
    return this.accounts.read(id);
  }
}
