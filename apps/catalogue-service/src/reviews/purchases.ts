import { Injectable } from '@nestjs/common';
import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { OrdersClient } from '../upstreams/orders-client';

/** What an account has received by its orders, which the orders service alone knows. */
@Injectable()
export class Purchases {
  constructor(private readonly orders: OrdersClient) {}

  /** Rejects as `unavailable` where nobody can say. Any product where none is named. */
  async hasBought(uid: string, productId?: string): Promise<boolean> {
    const call = { params: { uid }, query: { productId } };
    const { hasBought } = await this.orders.call(ordersInternalEndpoints.purchases, call);
    return hasBought;
  }

  /** The same, where nothing goes on without. */
  async require(uid: string, productId?: string): Promise<void> {
    if (await this.hasBought(uid, productId)) return;
    const detail = 'Può recensire un prodotto solo chi lo ha ricevuto con un ordine fatto qui.';
    throw new DomainError('forbidden', catalogueErrorCodes.purchaseMissing, { detail });
  }
}
