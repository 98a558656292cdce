import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { PaymentEntity } from './payment.entity';
import { answered, idOf, madeForRefund, STRIPE } from './provider';
import type { RefundEntity } from './refund.entity';

/** Ids at the provider; null where there is no such thing (yet). */
export type ShareIds = Pick<PaymentEntity, 'transferId' | 'feeId'>;

/** What the payment provider is asked about a bookshop's part of payments, and the fee. Rejects as `Provider` does. */
@Injectable()
export class ShareProvider {
  constructor(@Inject(STRIPE) private readonly stripe: Stripe) {}

  /** By what a bookshop got its part, and the shop its fee. */
  async sharesOf(intentId: string): Promise<ShareIds> {
    const intent = await answered(() =>
      this.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    );
    const { latest_charge: charge } = intent;
    if (charge === null || typeof charge === 'string') return { transferId: null, feeId: null };
    return { transferId: idOf(charge.transfer), feeId: idOf(charge.application_fee) };
  }

  /** Sends a bookshop its part of a payment that had none for it, once; gives the transfer's id. */
  async sendPart(
    { id: paymentId, orderId, intentId, transferCents }: PaymentEntity,
    destination: string,
  ): Promise<string> {
    const { transfers } = this.stripe;
    const [known] = (await answered(() => transfers.list({ transfer_group: paymentId }))).data;
    if (known !== undefined) return known.id;
    const intent = await answered(() => this.stripe.paymentIntents.retrieve(intentId ?? ''));
    const source = idOf(intent.latest_charge);
    const wanted = {
      amount: transferCents,
      currency: 'eur',
      destination,
      transfer_group: paymentId,
      metadata: { orderId, paymentId },
      ...(source !== null && { source_transaction: source }),
    };
    const idempotencyKey = `${paymentId}-${destination}`;
    return (await answered(() => transfers.create(wanted, { idempotencyKey }))).id;
  }

  /** How much of a transfer came back, in cents. */
  async reversedOf(transferId: string): Promise<number> {
    return (await answered(() => this.stripe.transfers.retrieve(transferId))).amount_reversed;
  }

  /** Takes a refund's share of the bookshop's part back, once. */
  async reverse(
    { id, orderId, reversalCents }: RefundEntity,
    { transferId, isRepeated }: { transferId: string; isRepeated: boolean },
  ): Promise<void> {
    const { transfers } = this.stripe;
    if (isRepeated) {
      const known = transfers.listReversals(transferId, { limit: 100 });
      if (await answered(() => madeForRefund(known, id))) return;
    }
    const wanted = { amount: reversalCents, metadata: { orderId, refundId: id } };
    await answered(() =>
      transfers.createReversal(transferId, wanted, { idempotencyKey: `${id}-transfer` }),
    );
  }

  /** How much of a fee was given back, in cents. */
  async feeBackOf(feeId: string): Promise<number> {
    return (await answered(() => this.stripe.applicationFees.retrieve(feeId))).amount_refunded;
  }

  /** Gives the bookshop a refund's share of the fee back, once. */
  async giveFeeBack(
    { id, orderId, feeCents }: RefundEntity,
    { feeId, isRepeated }: { feeId: string; isRepeated: boolean },
  ): Promise<void> {
    const { applicationFees } = this.stripe;
    if (isRepeated) {
      const known = applicationFees.listRefunds(feeId, { limit: 100 });
      if (await answered(() => madeForRefund(known, id))) return;
    }
    const wanted = { amount: feeCents, metadata: { orderId, refundId: id } };
    await answered(() =>
      applicationFees.createRefund(feeId, wanted, { idempotencyKey: `${id}-fee` }),
    );
  }
}
