import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { OrderReader } from '../reading/order-reader';
import { Withdrawals } from '../withdrawals/withdrawals';

const { withdraw } = orderEndpoints;

@Controller()
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly reader: OrderReader,
  ) {}

  @Route(withdraw)
  async withdraw(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id: orderId }: ParamsOf<typeof withdraw>,
    @Input('body') body: BodyOf<typeof withdraw>,
  ) {
    await this.withdrawals.withdraw({ orderId, customerId: session.user.uid, ...body });
    return this.reader.read(orderId, 'customer');
  }
}
