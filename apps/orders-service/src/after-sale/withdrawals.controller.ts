import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { WithdrawalsService } from './withdrawals.service';

const { withdraw } = orderEndpoints;

@Controller()
export class WithdrawalsController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  @Route(withdraw)
  withdraw(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id: orderId }: ParamsOf<typeof withdraw>,
    @Input('body') body: BodyOf<typeof withdraw>,
  ) {
    return this.withdrawals.withdraw({ orderId, customerId: session.user.uid, ...body });
  }
}
