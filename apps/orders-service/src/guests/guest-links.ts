import { Injectable } from '@nestjs/common';
import { orderPagePath } from '../orders/order-page-path';
import type { OrderEntity } from '../orders/order.entity';
import { GuestsService } from './guests.service';

/** What stands before the key in the address of a guest's order: no server, and no log of one, is ever sent it. */
const KEY_PART = '#chiave=';

/** Links that open the orders of guests. */
@Injectable()
export class GuestLinks {
  constructor(private readonly guests: GuestsService) {}

  /** Path of an order's page with a new key of its guest; without one where it is a customer's. */
  async of(order: OrderEntity): Promise<string> {
    const path = orderPagePath(order);
    if (!order.isGuest) return path;
    return `${path}${KEY_PART}${await this.guests.linkKey(order.customerId)}`;
  }
}
