import { Injectable, Logger } from '@nestjs/common';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { PermanentFailure } from '@zaino/service/outbox/permanent-failure';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { StateVoucherUses } from '../state-vouchers/state-voucher-uses';
import { BookshopShares } from './bookshop-shares';
import { PaymentEntity } from './payment.entity';
import { Provider } from './provider';
import { RefundEntity } from './refund.entity';
import { RefundSettlement } from './refund-settlement';
import { ORDER_REFUND_TOPIC } from './refunds';

const payloadSchema = z.object({ refundId: z.uuid() });

/** Asks the provider for money that goes back: the customer's first, then the bookshop's part of it. */
@Injectable()
export class RefundHandler implements OutboxHandler {
  readonly topic = ORDER_REFUND_TOPIC;
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: Provider,
    private readonly settlement: RefundSettlement,
    private readonly bookshopShares: BookshopShares,
    private readonly stateVouchers: StateVoucherUses,
  ) {}

  async handle(payload: unknown, { attempt }: Pick<Delivery, 'attempt'>): Promise<void> {
    const { refundId } = payloadSchema.parse(payload);
    const { manager } = this.dataSource;
    const refund = await manager.findOneBy(RefundEntity, { id: refundId });
    if (refund === null) throw new PermanentFailure('refund-unknown');
    if (refund.stateVoucherId !== null) return this.giveToVoucher(refund);
    const payment = await manager.findOneByOrFail(PaymentEntity, { id: refund.paymentId ?? '' });
    const isRepeated = attempt > 1;
    if (refund.state === 'pending') await this.giveBack(refund, payment, isRepeated);
    const hasFailed = await manager.existsBy(RefundEntity, { id: refundId, state: 'failed' });
    if (!hasFailed) await this.bookshopShares.takeBack(refund, { payment, isRepeated });
  }

  private async giveToVoucher({ id, orderId, amountCents, state }: RefundEntity): Promise<void> {
    if (state !== 'pending') return;
    const metadata = { orderId, refundId: id };
    try {
      await this.stateVouchers.giveBack(orderId, { id, cents: amountCents });
    } catch (error) {
      if (!(error instanceof PermanentFailure)) throw error;
      this.logger.error(`A state voucher does not take refund ${id}: ${error.message}`);
      await this.settlement.settle({ id, status: 'failed', metadata });
      throw error;
    }
    await this.settlement.settle({ id, status: 'succeeded', metadata });
  }

  private async giveBack(refund: RefundEntity, { intentId }: PaymentEntity, isRepeated: boolean) {
    if (intentId === null) throw new PermanentFailure('payment-without-intent');
    const { id: refundId, orderId } = refund;
    const metadata = { orderId, refundId };
    try {
      const answer = await this.provider.refund(refund, { intentId, isRepeated });
      await this.settlement.settle({ ...answer, metadata });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      this.logger.error(`The provider refuses refund ${refundId}: ${error.code ?? ''}`);
      await this.settlement.settle({ id: refundId, status: 'failed', metadata });
      throw new PermanentFailure('refund-refused', { cause: error });
    }
  }
}
