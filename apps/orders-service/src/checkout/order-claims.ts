import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GuestsService } from '../guests/guests.service';
import { lockCustomer } from '../limits/customer-lock';
import { OrderLimits } from '../limits/order-limits';
import type { OrderEntity } from '../orders/order.entity';
import { Vouchers } from '../vouchers/vouchers';
import type { AgreedOrder } from './agreed-orders';
import { orderChanged } from './order-changed';

/** What an order takes that another may be taking at the same time; all of it in the transaction that writes it. */
@Injectable()
export class OrderClaims {
  constructor(
    private readonly limits: OrderLimits,
    private readonly vouchers: Vouchers,
    private readonly guests: GuestsService,
  ) {}

  /** Its part of what the customer may owe: no other order of theirs is placed until the transaction ends. Rejects as `OrderLimits` does. */
  async takeAllowance(
    manager: EntityManager,
    { orderer, wish, quote }: AgreedOrder,
  ): Promise<void> {
    if (orderer.guest) await this.guests.assertOpen(manager, orderer.id);
    await lockCustomer(manager, orderer);
    await this.limits.assertAllowed(orderer, { payment: wish.payment, quote }, manager);
  }

  /** One use of its voucher. Rejects with `order-changed` where that was used up meanwhile. */
  async takeVoucher(
    manager: EntityManager,
    { voucherCode }: Pick<OrderEntity, 'voucherCode'>,
  ): Promise<void> {
    if (voucherCode === null) return;
    if (!(await this.vouchers.take(manager, voucherCode))) throw orderChanged();
  }
}
