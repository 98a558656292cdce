import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { PaymentEntity } from '../payments/payment.entity';
import { STRIPE, idOf } from '../payments/provider';
import type { RefundEntity } from '../payments/refund.entity';
import type { Span } from './day-span';

/** What the provider says that it has taken and given. */
@Injectable()
export class ProviderLedger {
  constructor(@Inject(STRIPE) private readonly stripe: Stripe) {}

  /** Payments that succeeded, but for those of subscriptions: they alone have a customer at the provider. */
  async charges(span: Span): Promise<Stripe.Charge[]> {
    const charges = await all(this.stripe.charges.list({ created: within(span), limit: 100 }));
    return charges.filter(({ paid, customer }) => paid && idOf(customer) === null);
  }

  /** Refunds that succeeded, or are on their way. */
  async refunds(span: Span): Promise<Stripe.Refund[]> {
    const refunds = await all(this.stripe.refunds.list({ created: within(span), limit: 100 }));
    return refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  }

  /** The charge of a payment of ours; null where there is none that succeeded. */
  async chargeOf({ intentId }: PaymentEntity): Promise<Stripe.Charge | null> {
    const intent = await found(
      this.stripe.paymentIntents.retrieve(intentId ?? '', {
        expand: ['latest_charge.transfer'],
      }),
    );
    const charge = intent?.latest_charge;
    return charge && typeof charge !== 'string' && charge.paid ? charge : null;
  }

  refundOf({ providerId }: RefundEntity): Promise<Stripe.Refund | null> {
    return found(this.stripe.refunds.retrieve(providerId ?? ''));
  }

  /** The same by its payment: the answer that named it may have been lost. */
  async refundIn({ intentId }: PaymentEntity, { id }: RefundEntity): Promise<Stripe.Refund | null> {
    const refunds = this.stripe.refunds.list({ payment_intent: intentId ?? '', limit: 100 });
    const given = await found(all(refunds));
    return given?.find(({ metadata }) => metadata?.refundId === id) ?? null;
  }

  async transferOf(payment: PaymentEntity): Promise<Stripe.Transfer | null> {
    const transfer = (await this.chargeOf(payment))?.transfer;
    if (transfer !== undefined && typeof transfer !== 'string') return transfer;
    const id = payment.transferId ?? idOf(transfer);
    return id === null ? null : found(this.stripe.transfers.retrieve(id));
  }
}

const within = ({ from, to }: Span) => ({
  gte: Math.floor(from.getTime() / 1_000),
  lt: Math.floor(to.getTime() / 1_000),
});

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

/** Null where the provider knows no such thing. */
async function found<Item>(call: Promise<Item>): Promise<Item | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}
