import { Controller, Req } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { causedBy } from '../orders/caused-by';
import { WithdrawalsService } from './withdrawals.service';

const { withdraw } = orderEndpoints;

@Controller()
export class WithdrawalsController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  @Route(withdraw)
  withdraw(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id: orderId }: ParamsOf<typeof withdraw>,
    @Input('body') body: BodyOf<typeof withdraw>,
    @Req() request: FastifyRequest,
  ) {
    const customerId = signedIn.session.user.uid;
    const cause = causedBy(request, signedIn);
    return this.withdrawals.withdraw({ orderId, customerId, ...body, causedBy: cause });
  }
}
