import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import type { LockedOrder } from '../orders/locked-order';
import { isUndone } from '../orders/order-state';
import { OrderEntity } from '../orders/order.entity';
import { Bookshops } from '../upstreams/bookshops';
import { bookshopShareCents } from './bookshop-share';
import type { Share } from './payment-attempts';

type Lines = LockedOrder['lines'];

/** What of a payment is the bookshop's. */
@Injectable()
export class PaymentSharing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookshops: Bookshops,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BOOKSHOP_FEE_PERCENT'>,
  ) {}

  /** Of the books of an order; `account` is the bookshop's, null where it has none. */
  of(lines: Lines, account: string | null): Share {
    const part = account === null ? 0 : bookshopShareCents(lines, this.config.BOOKSHOP_FEE_PERCENT);
    return { transferCents: part, destination: part > 0 ? account : null };
  }

  /** The same for an order that was to be paid in the shop, of what was not cancelled before; undefined for others. */
  async ofShop(orderId: string): Promise<((lines: Lines) => Share) | undefined> {
    const order = await this.dataSource.manager.findOne(OrderEntity, {
      select: { id: true, bookshopId: true },
      where: { id: orderId, paymentMethod: 'shop' },
    });
    if (order === null) return undefined;
    const bookshop = order.bookshopId && (await this.bookshops.find(order.bookshopId));
    const account = (bookshop && bookshop.stripeAccountId) || null;
    return (lines) =>
      this.of(
        lines.filter((line) => !isUndone(line)),
        account,
      );
  }
}
