import { Controller, Headers, Req } from '@nestjs/common';
import { checkoutEndpoints, IDEMPOTENCY_HEADER } from '@zaino/contracts/orders';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { causedBy } from '../orders/caused-by';
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

  @Route(checkoutEndpoints.placeOrder)
  placeOrder(
    @CurrentSession() signedIn: SignedIn,
    @Headers(IDEMPOTENCY_HEADER) key: string | undefined,
    @Input('body') wish: BodyOf<typeof checkoutEndpoints.placeOrder>,
    @Req() request: FastifyRequest,
  ) {
    const customerId = signedIn.session.user.uid;
    const cause = causedBy(request, signedIn);
    return this.checkout.placeOrder({ customerId, key, wish, causedBy: cause });
  }
}
