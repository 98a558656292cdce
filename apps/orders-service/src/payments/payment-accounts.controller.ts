import { Controller } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { Provider } from './provider';

@Controller()
export class PaymentAccountsController {
  constructor(private readonly provider: Provider) {}

  @Route(ordersInternalEndpoints.paymentAccount)
  async read(@Input('params') { id }: ParamsOf<typeof ordersInternalEndpoints.paymentAccount>) {
    return { isKnown: await this.provider.isPayable(id) };
  }
}
