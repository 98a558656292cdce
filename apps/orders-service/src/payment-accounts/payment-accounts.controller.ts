import { Controller } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { PaymentAccountsService } from './payment-accounts.service';

const { paymentAccount, openPaymentAccount, openAccountLink, payouts } = ordersInternalEndpoints;

@Controller()
export class PaymentAccountsController {
  constructor(private readonly accounts: PaymentAccountsService) {}

  @Route(paymentAccount)
  read(@Input('params') { id }: ParamsOf<typeof paymentAccount>) {
    return this.accounts.read(id);
  }

  @Route(openPaymentAccount)
  open(@Input('body') wish: BodyOf<typeof openPaymentAccount>) {
    return this.accounts.open(wish);
  }

  @Route(openAccountLink)
  openLink(@Input('params') { id }: ParamsOf<typeof openAccountLink>) {
    return this.accounts.openLink(id);
  }

  @Route(payouts)
  payouts(@Input('params') { id }: ParamsOf<typeof payouts>) {
    return this.accounts.payouts(id);
  }
}
