import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, MoreThan, Not } from 'typeorm';
import { lockOrder } from '../orders/locked-order';
import { OrderEntity } from '../orders/order.entity';
import { PaymentEntity } from '../payments/payment.entity';
import { RefundEntity } from '../payments/refund.entity';
import { ORDER_REFUND_TOPIC } from '../payments/refunds';
import { ShareProvider } from '../payments/share-provider';
import { Bookshops } from '../upstreams/bookshops';
import { eachQuietly } from './each-quietly';

const BATCH = 50;

/** Sends bookshops what the provider would not send them when their orders were paid, once it does. */
@Injectable()
export class OwedPartSweep {
  private after = new Date(0);

  constructor(
    private readonly dataSource: DataSource,
    private readonly bookshops: Bookshops,
    private readonly provider: ShareProvider,
    private readonly outbox: Outbox,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<number> {
    const owed = await this.dataSource.manager.find(PaymentEntity, {
      where: { chargeKind: 'owed', state: 'paid', createdAt: MoreThan(this.after) },
      order: { createdAt: 'ASC' },
      take: BATCH,
    });
    this.after = (owed.length === BATCH && owed.at(-1)?.createdAt) || new Date(0);
    return eachQuietly('OwedPartSweep', owed, (payment) => this.send(payment));
  }

  /** All of it; what refunds have to take back of it follows, as of any other transfer. */
  private async send(payment: PaymentEntity): Promise<void> {
    const { id: paymentId, orderId } = payment;
    const destination = await this.accountOf(orderId);
    if (destination === null) return;
    const transferId = await this.provider.sendPart(payment, destination);
    await inTransaction(this.dataSource, async (manager) => {
      await lockOrder(manager, orderId);
      const sent = { chargeKind: 'platform', destination, transferId } as const;
      await manager.update(PaymentEntity, { id: paymentId }, sent);
      const refunds = await manager.findBy(RefundEntity, {
        paymentId,
        state: Not('failed'),
        reversalCents: MoreThan(0),
      });
      for (const { id: refundId } of refunds) {
        await this.outbox.add(manager, ORDER_REFUND_TOPIC, { refundId });
      }
    });
  }

  /** Where the bookshop's money goes now; null while it goes nowhere. */
  private async accountOf(orderId: string): Promise<string | null> {
    const { bookshopId } = await this.dataSource.manager.findOneByOrFail(OrderEntity, {
      id: orderId,
    });
    const bookshop = bookshopId === null ? null : await this.bookshops.find(bookshopId);
    return bookshop?.payments.canTakeCards === true ? bookshop.payments.accountId : null;
  }
}
