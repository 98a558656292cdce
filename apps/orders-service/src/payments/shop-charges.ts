import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { cardsOffObstacle } from '../limits/cards-off';
import { obstacleRefusal } from '../limits/obstacle-refusal';
import type { LockedOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { linesOnBill, owedCents } from '../orders/owed';
import { soldBy } from '../orders/sold-by';
import { Bookshops } from '../upstreams/bookshops';
import { bookshopAccountOf, type Charge, chargeOf } from './charge';

/** How an order is charged as it stands under its lock. */
export type ShopCharge = (locked: LockedOrder) => Charge;

/** Charges of orders that were to be paid in the shop, and are paid on a page since a cedola was refused. */
@Injectable()
export class ShopCharges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookshops: Bookshops,
  ) {}

  /**
   * As if it had been ordered by card, without what was cancelled before; undefined for orders by card. Rejects as
   * `conflict` (`bookshop-cards-off`) and as `unavailable` while nobody says how the bookshop is paid.
   */
  async of(orderId: string): Promise<ShopCharge | undefined> {
    const order = await this.dataSource.manager.findOne(OrderEntity, {
      select: { id: true, bookshopId: true },
      where: { id: orderId, paymentMethod: 'shop' },
    });
    if (order === null) return undefined;
    const { bookshopId } = order;
    const bookshop = bookshopId === null ? null : await this.bookshops.find(bookshopId);
    const obstacle = cardsOffObstacle(bookshop);
    if (obstacle !== null) throw obstacleRefusal(obstacle);
    const account = bookshop && bookshopAccountOf(bookshop);
    const sale = { bookshopId, isAccountVerified: account !== null, payment: 'card' as const };
    return (locked) => {
      const kept = linesOnBill(locked.order, locked.lines);
      const { shippingCents } = locked.order;
      const totalCents = owedCents(locked.order, kept);
      const lines = kept.map((line) => chargedLine(line, soldBy(line, sale)));
      return chargeOf({ order: { totalCents, shippingCents }, lines }, account);
    };
  }
}

/** A line as it is charged when somebody sells it. */
function chargedLine(
  {
    id,
    type,
    sellerId,
    totalCents,
    discountCents,
    cedolaCents,
    extraCents,
    refundedCents,
  }: OrderLineEntity,
  seller: OrderLineEntity['soldBy'],
) {
  return {
    id,
    type,
    sellerId,
    soldBy: seller,
    totalCents,
    discountCents,
    cedolaCents,
    extraCents,
    refundedCents,
  };
}
