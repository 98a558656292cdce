import { Inject, Injectable } from '@nestjs/common';
import type { KnownTenant } from '@zaino/contracts/bookshops';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { type Seller, type SellerConfig, sellerOf } from '../orders/seller';
import { Bookshops } from '../upstreams/bookshops';
import { type BookshopAccount, bookshopAccountOf } from '../payments/charge';

/** Who takes part in an order beside its customer. */
export interface Parties {
  /** The shop itself. */
  shop: Seller;
  /** Where it is picked up; null for delivery. */
  bookshop: KnownTenant | null;
  /** The bookshop's, once the provider has verified it; null before, and for delivery. */
  account: BookshopAccount | null;
}

/** The bookshops where orders are picked up, and what is agreed with them. */
@Injectable()
export class PickupBookshops {
  private readonly shop: Seller;

  constructor(
    private readonly bookshops: Bookshops,
    @Inject(CONFIG) config: SellerConfig,
  ) {
    this.shop = sellerOf(config);
  }

  /** Rejects as `conflict` (`pickup-refused`) where nothing is picked up (any more), and as `unavailable`. */
  async partiesOf(pickupPointId: string | null): Promise<Parties> {
    const bookshop = pickupPointId === null ? null : await this.find(pickupPointId);
    return { shop: this.shop, bookshop, account: bookshop && bookshopAccountOf(bookshop) };
  }

  private async find(id: string): Promise<KnownTenant> {
    const bookshop = await this.bookshops.findForPickup(id);
    if (bookshop !== null) return bookshop;
    throw new DomainError('conflict', ordersErrorCodes.pickupRefused, {
      detail: 'In questa libreria non si può più ritirare: scegline un’altra.',
      errors: [{ path: 'pickupPointId', message: 'Scegli un’altra libreria' }],
    });
  }
}
