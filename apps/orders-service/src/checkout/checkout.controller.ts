import { Controller, Headers } from '@nestjs/common';
import { checkoutEndpoints, IDEMPOTENCY_HEADER } from '@zaino/contracts/orders';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { type CallingGuest, CurrentGuest } from '@zaino/service/calling-guest';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { type CallingCustomer, CurrentCustomer } from '../orders/caused-by';
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
    @CurrentCustomer() { customerId: id, causedBy }: CallingCustomer,
    @CurrentGuest() guest: CallingGuest | null,
    @Headers(IDEMPOTENCY_HEADER) key: string | undefined,
    @Input('body') wish: BodyOf<typeof checkoutEndpoints.placeOrder>,
  ) {
    const orderer = {
      id,
      isEmailProven: causedBy.provenEmail !== undefined,
      ...(guest && { guest }),
    };
    return this.checkout.placeOrder({ orderer, causedBy, key, wish });
  }
}
