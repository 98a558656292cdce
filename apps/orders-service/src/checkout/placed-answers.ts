import { Inject, Injectable, Logger } from '@nestjs/common';
import type { checkoutEndpoints } from '@zaino/contracts/orders';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { Config } from '../config';
import { orderPagePath } from '../orders/order-page-path';
import { OrderEntity } from '../orders/order.entity';
import { Payments } from '../payments/payments';
import type { InsertedOrder } from './order-rows';

export type PlacedAnswer = z.output<typeof checkoutEndpoints.placeOrder.response>;

/** What a customer is told of an order that stands: the same, however often it is asked. */
@Injectable()
export class PlacedAnswers {
  private readonly logger = new Logger('Checkout');

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  /** Right after the commit. That the provider is away does not undo the order. */
  async first({ order, prepared }: InsertedOrder): Promise<PlacedAnswer> {
    const paymentUrl = prepared ? await this.payments.begin(prepared) : this.paidPage(order);
    return { orderId: order.id, number: order.number, paymentUrl };
  }

  /** Of an order that a voucher of the State has paid as a whole; null of all others. */
  private paidPage(order: OrderEntity): string | null {
    const { stateVoucherCents, totalCents } = order;
    if (stateVoucherCents === 0 || stateVoucherCents < totalCents) return null;
    return new URL(`${orderPagePath(order)}?pagamento=ok`, this.config.PUBLIC_URL).href;
  }

  /** For a call that was sent again. */
  async again(orderId: string): Promise<PlacedAnswer> {
    const order = await this.dataSource.manager.findOneByOrFail(OrderEntity, { id: orderId });
    const { number, paymentMethod, state } = order;
    const isUnpaid = paymentMethod === 'card' && state === 'received';
    return {
      orderId,
      number,
      paymentUrl: isUnpaid ? await this.paymentUrl(orderId) : this.paidPage(order),
    };
  }

  private async paymentUrl(orderId: string): Promise<string | null> {
    try {
      return (await this.payments.pay(orderId)).paymentUrl;
    } catch (error) {
      // Paid, given up, or the provider is away: the order stands, and its page says what is.
      this.logger.warn(`No page for an order that was sent again: ${(error as Error).name}`);
      return null;
    }
  }
}
