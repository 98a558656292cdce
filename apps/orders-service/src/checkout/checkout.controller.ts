import { Controller, Headers } from '@nestjs/common';
import { checkoutEndpoints, IDEMPOTENCY_HEADER, ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { CheckoutMetrics } from './checkout-metrics';
import { CheckoutStart } from './checkout-start';
import { requestHashOf } from './order-id';
import { OrderPlacing } from './order-placing';
import { Places } from './places/places';

@Controller()
export class CheckoutController {
  constructor(
    private readonly checkoutStart: CheckoutStart,
    private readonly places: Places,
    private readonly placing: OrderPlacing,
    private readonly metrics: CheckoutMetrics,
  ) {}

  @Route(checkoutEndpoints.start)
  start(@CurrentSession() { session }: SignedIn) {
    return this.checkoutStart.read(session.user.uid);
  }

  @Route(checkoutEndpoints.places)
  findPlaces(@Input() query: QueryOf<typeof checkoutEndpoints.places>) {
    return { comuni: this.places.find(query) };
  }

  @Route(checkoutEndpoints.placeOrder)
  placeOrder(
    @CurrentSession() { session }: SignedIn,
    @Headers(IDEMPOTENCY_HEADER) header: string | undefined,
    @Input('body') wish: BodyOf<typeof checkoutEndpoints.placeOrder>,
  ) {
    const customerId = session.user.uid;
    const key = { customerId, key: readKey(header), requestHash: requestHashOf(wish) };
    return this.metrics.count(this.placing.place(key, wish));
  }
}

function readKey(header: string | undefined): string {
  if (header !== undefined && /^[\w-]{8,64}$/.test(header)) return header;
  throw new DomainError('invalid', ordersErrorCodes.keyMissing, {
    detail: 'Manca la chiave che rende unico l’ordine: ricarica la pagina.',
  });
}
