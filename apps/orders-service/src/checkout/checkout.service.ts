import { Injectable } from '@nestjs/common';
import { type checkoutEndpoints, ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import type { QueryOf } from '@zaino/service/route';
import type { Orderer } from '../limits/order-limits';
import type { CausedBy } from '../orders/caused-by';
import { CheckoutMetrics } from './checkout-metrics';
import { CheckoutStart } from './checkout-start';
import { requestHashOf } from './order-id';
import { OrderPlacing } from './order-placing';
import type { OrderWish } from './order-wish';
import { PickupBookshops } from './pickup-bookshops';
import type { PlacedAnswer } from './placed-answers';
import { DeliveryPlaces } from './places/places';
import { sellersFor } from './sellers-for';

type AskedSellers = QueryOf<typeof checkoutEndpoints.sellers>;

interface SentOrder {
  orderer: Orderer;
  /** Whose call it is, for the count of mails. */
  causedBy: CausedBy;
  /** Header of the call, which makes the order the only one. */
  key: string | undefined;
  wish: OrderWish;
}

/** From what somebody wants to an order. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly checkoutStart: CheckoutStart,
    private readonly places: DeliveryPlaces,
    private readonly bookshops: PickupBookshops,
    private readonly placing: OrderPlacing,
    private readonly metrics: CheckoutMetrics,
  ) {}

  start(customerId: string) {
    return this.checkoutStart.read(customerId);
  }

  findPlaces(query: Parameters<DeliveryPlaces['find']>[0]) {
    return { comuni: this.places.find(query) };
  }

  /** Rejects as `PickupBookshops` does. */
  async findSellers({ pickupPointId, payment }: AskedSellers) {
    const parties = await this.bookshops.partiesOf(pickupPointId ?? null);
    return { sellers: sellersFor(parties, payment) };
  }

  /** Rejects as `OrderPlacing` does, and as `invalid` without a key. */
  placeOrder({ orderer, causedBy, key: header, wish }: SentOrder): Promise<PlacedAnswer> {
    const key = { customerId: orderer.id, key: readKey(header), requestHash: requestHashOf(wish) };
    return this.metrics.count(this.placing.place(key, { wish, orderer, causedBy }));
  }
}

function readKey(header: string | undefined): string {
  if (header !== undefined && /^[\w-]{8,64}$/.test(header)) return header;
  throw new DomainError('invalid', ordersErrorCodes.keyMissing, {
    detail: 'Manca la chiave che rende unico l’ordine: ricarica la pagina.',
  });
}
