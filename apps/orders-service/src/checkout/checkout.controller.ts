import { Controller, Headers } from '@nestjs/common';
import { checkoutEndpoints, IDEMPOTENCY_HEADER } from '@zaino/contracts/orders';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { type CallingOrderer, CurrentOrderer } from './calling-orderer';
import { CheckoutService } from './checkout.service';

@Controller()
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  @Route(checkoutEndpoints.start)
  start(@CurrentSession() { session }: SignedIn) {
    return this.checkout.start(session.user.uid);
  }

  @Route(checkoutEndpoints.places)
  findPlaces(@Input() query: QueryOf<typeof checkoutEndpoints.places>) {
    return this.checkout.findPlaces(query);
  }

  @Route(checkoutEndpoints.sellers)
  findSellers(@Input() query: QueryOf<typeof checkoutEndpoints.sellers>) {
    return this.checkout.findSellers(query);
  }

  @Route(checkoutEndpoints.placeOrder)
  placeOrder(
    @CurrentOrderer() caller: CallingOrderer,
    @Headers(IDEMPOTENCY_HEADER) key: string | undefined,
    @Input('body') wish: BodyOf<typeof checkoutEndpoints.placeOrder>,
  ) {
    return this.checkout.placeOrder({ ...caller, key, wish });
  }
}
