import { Controller } from '@nestjs/common';
import { checkoutEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { StateVouchers } from './state-vouchers';

@Controller()
export class StateVouchersController {
  constructor(private readonly stateVouchers: StateVouchers) {}

  @Route(checkoutEndpoints.checkStateVoucher)
  check(
    @CurrentSession() { session }: SignedIn,
    @Input('body') { code }: BodyOf<typeof checkoutEndpoints.checkStateVoucher>,
  ) {
    return this.stateVouchers.check(code, session.user.uid);
  }
}
