import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { cardsOffObstacle } from '../limits/cards-off';
import { obstacleRefusal } from '../limits/obstacle-refusal';
import type { LockedOrder } from '../orders/locked-order';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { linesOnBill, owedCents } from '../orders/owed';
import { soldBy } from '../orders/sold-by';
import { Bookshops } from '../upstreams/bookshops';
import { type BookshopAccount, bookshopAccountOf, type Charge, chargeOf } from './charge';
import { PaymentEntity } from './payment.entity';

/** How an order is charged as it stands under its lock. */
export type LaterCharge = (locked: LockedOrder) => Charge;

/** Charges of orders that are paid with another sum than they were placed with. */
@Injectable()
export class LaterCharges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookshops: Bookshops,
  ) {}

  /**
   * Without what was cancelled before; undefined where the sum is still that of the order. Rejects as `conflict`
   * (`bookshop-cards-off`) where the bookshop of an order of the shop takes no cards, and as `unavailable` while nobody
   * says how it is paid.
   */
  async of(orderId: string): Promise<LaterCharge | undefined> {
    const order = await this.dataSource.manager.findOne(OrderEntity, {
      select: { id: true, bookshopId: true, paymentMethod: true },
      where: { id: orderId },
    });
    if (order === null) return undefined;
    return order.paymentMethod === 'shop' ? this.ofShop(order) : this.ofCard(order);
  }

  /** Of one that was to be paid in the shop, since a cedola was refused: as if it had been ordered by card. */
  private async ofShop({ bookshopId }: Pick<OrderEntity, 'bookshopId'>): Promise<LaterCharge> {
    const bookshop = bookshopId === null ? null : await this.bookshops.find(bookshopId);
    const obstacle = cardsOffObstacle(bookshop);
    if (obstacle !== null) throw obstacleRefusal(obstacle);
    const account = bookshop && bookshopAccountOf(bookshop);
    const sale = { bookshopId, isAccountVerified: account !== null, payment: 'card' as const };
    return (locked) => {
      const lines = linesOnBill(locked.order, locked.lines);
      return chargeAsItStands(
        locked,
        lines.map((line) => chargedLine(line, soldBy(line, sale))),
        account,
      );
    };
  }

  /**
   * Of one by card of which something was cancelled before it was paid: who sells what stays as agreed, and goes to the
   * account that the order was placed with, whatever the bookshop's is by now.
   */
  private async ofCard({
    id: orderId,
    bookshopId,
  }: Pick<OrderEntity, 'id' | 'bookshopId'>): Promise<LaterCharge | undefined> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(OrderLineEntity, { orderId, isOffBill: true }))) return undefined;
    const [last] = await manager.find(PaymentEntity, {
      where: { orderId },
      order: { attempt: 'DESC' },
      take: 1,
    });
    const destination = last?.destination ?? null;
    const bookshop =
      destination && bookshopId !== null ? await this.bookshops.find(bookshopId) : null;
    const account = destination && { id: destination, feePercent: bookshop?.feePercent ?? 0 };
    return (locked) =>
      chargeAsItStands(locked, linesOnBill(locked.order, locked.lines), account || null);
  }
}

function chargeAsItStands(
  { order }: LockedOrder,
  lines: Parameters<typeof chargeOf>[0]['lines'] & Parameters<typeof owedCents>[1],
  account: BookshopAccount | null,
): Charge {
  const { shippingCents } = order;
  return chargeOf(
    { order: { totalCents: owedCents(order, lines), shippingCents }, lines },
    account,
  );
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
    state,
    isOffBill,
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
    state,
    isOffBill,
  };
}
