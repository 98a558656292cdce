import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { type CallingCustomer, CurrentCustomer } from '../orders/caused-by';
import { WithdrawalsService } from './withdrawals.service';

const { withdraw } = orderEndpoints;

@Controller()
export class WithdrawalsController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  @Route(withdraw)
  withdraw(
    @CurrentCustomer() { customerId, causedBy }: CallingCustomer,
    @Input('params') { id: orderId }: ParamsOf<typeof withdraw>,
    @Input('body') body: BodyOf<typeof withdraw>,
  ) {
    const actor = { who: 'customer', id: customerId, name: null, causedBy } as const;
    return this.withdrawals.withdraw({ orderId, of: { customerId }, actor, ...body });
  }
}
