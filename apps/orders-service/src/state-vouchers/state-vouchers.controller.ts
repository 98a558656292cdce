import { Controller } from '@nestjs/common';
import { stateVoucherEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { StateVouchersService } from './state-vouchers.service';

@Controller()
export class StateVouchersController {
  constructor(private readonly stateVouchers: StateVouchersService) {}

  @Route(stateVoucherEndpoints.check)
  check(
    @CurrentSession() { session }: SignedIn,
    @Input('body') { code }: BodyOf<typeof stateVoucherEndpoints.check>,
  ) {
    return this.stateVouchers.check(code, session.user.uid);
  }
}
