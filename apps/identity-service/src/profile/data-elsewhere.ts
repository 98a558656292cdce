import { Injectable } from '@nestjs/common';
import type { Tenant } from '@zaino/contracts/bookshops';
import { catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import type { SessionUser } from '@zaino/contracts/shared';
import { CatalogueClient } from '../upstreams/catalogue-client';
import { OrdersClient } from '../upstreams/orders-client';
import { OwnBookshop } from './own-bookshop';

/** What the other services keep about a person. */
@Injectable()
export class DataElsewhere {
  constructor(
    private readonly bookshop: OwnBookshop,
    private readonly orders: OrdersClient,
    private readonly catalogue: CatalogueClient,
  ) {}

  /** Rejects as `unavailable` where one of them is away. */
  async collect({ uid, role, tenantId }: Pick<SessionUser, 'uid' | 'role' | 'tenantId'>) {
    const params = { uid };
    const [
      bookshop,
      ofOrders,
      { reviews },
      { favourites, favouriteBooks, stockWaits },
      { teacherLists },
    ] = await Promise.all([
      this.bookshop.read(tenantId),
      this.orders.call(ordersInternalEndpoints.exportCustomer, { params }),
      this.catalogue.call(catalogueInternalEndpoints.exportReviews, { params }),
      this.catalogue.call(catalogueInternalEndpoints.exportFavourites, { params }),
      this.catalogue.call(catalogueInternalEndpoints.exportTeacherLists, { params }),
    ]);
    const { cart, orders, cardsKeptSince = null, usedOffers = [] } = ofOrders;
    // The bookshop in which a colleague works is its owner's: which it is, and nothing of what it says of itself.
    const isColleague = role === 'colleague';
    const colleagueOf = isColleague && bookshop ? namedBookshop(bookshop) : null;
    const tenant = isColleague ? null : bookshop;
    return {
      tenant,
      colleagueOf,
      cart,
      orders,
      cardsKeptSince,
      usedOffers,
      reviews,
      favourites,
      favouriteBooks,
      stockWaits,
      teacherLists,
    };
  }
}

const namedBookshop = ({ id, name, url }: Tenant) => ({ id, name, url });
