import { Inject, Injectable } from '@nestjs/common';
import type { Tenant } from '@zaino/contracts/bookshops';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import type { Config } from '../config';
import { type Seller, type SellerConfig, sellerOf } from '../orders/seller';
import { Bookshops } from '../upstreams/bookshops';
import { type SellingTerms, sellingTerms } from './selling-terms';

/** Who takes part in an order beside its customer. */
export interface Parties {
  /** The shop itself. */
  shop: Seller;
  /** Where it is picked up; null for delivery. */
  bookshop: Tenant | null;
  terms: SellingTerms;
}

/** The bookshops where orders are picked up, and what is agreed with them. */
@Injectable()
export class PickupBookshops {
  private readonly shop: Seller;

  constructor(
    private readonly bookshops: Bookshops,
    @Inject(CONFIG) private readonly config: SellerConfig & Pick<Config, 'BOOKSHOP_FEE_PERCENT'>,
  ) {
    this.shop = sellerOf(config);
  }

  /** Rejects as `conflict` (`pickup-refused`) where nothing is picked up (any more), and as `unavailable`. */
  async partiesOf(pickupPointId: string | null): Promise<Parties> {
    const bookshop = pickupPointId === null ? null : await this.find(pickupPointId);
    return { shop: this.shop, bookshop, terms: sellingTerms(bookshop, this.config) };
  }

  private async find(id: string): Promise<Tenant> {
    const bookshop = await this.bookshops.find(id);
    if (bookshop?.state === 'open' && bookshop.offersPickup) return bookshop;
    throw new DomainError('conflict', ordersErrorCodes.pickupRefused, {
      detail: 'In questa libreria non si può più ritirare: scegline un’altra.',
      errors: [{ path: 'pickupPointId', message: 'Scegli un’altra libreria' }],
    });
  }
}
