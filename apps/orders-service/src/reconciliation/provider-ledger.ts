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

  /** Payments that succeeded, but for those of subscriptions: these have a customer at the provider, and name no payment of ours. */
  async charges(span: Span): Promise<Stripe.Charge[]> {
    const charges = await all(this.stripe.charges.list({ created: within(span), limit: 100 }));
    return charges.filter(
      ({ paid, customer, metadata }) =>
        paid && (idOf(customer) === null || metadata.paymentId !== undefined),
    );
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
        expand: ['latest_charge.transfer', 'latest_charge.application_fee'],
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

  /** What went to the bookshop of a payment, and what came back as the shop's fee. */
  async sharesOf(payment: PaymentEntity): Promise<BookshopShare> {
    const charge = await this.chargeOf(payment);
    return {
      merchant: idOf(charge?.on_behalf_of),
      transfer: await this.transferIn(charge, payment),
      fee: wholeOf(charge?.application_fee),
    };
  }

  private async transferIn(
    charge: Stripe.Charge | null,
    { transferId }: PaymentEntity,
  ): Promise<Stripe.Transfer | null> {
    const transfer = wholeOf(charge?.transfer);
    if (transfer !== null) return transfer;
    const id = transferId ?? idOf(charge?.transfer);
    return id === null ? null : found(this.stripe.transfers.retrieve(id));
  }
}

/** A bookshop's share of a payment; null where there is no such thing. */
export interface BookshopShare {
  /** Account whose charge it is. */
  merchant: string | null;
  transfer: Stripe.Transfer | null;
  fee: Stripe.ApplicationFee | null;
}

/** What was expanded. */
function wholeOf<Item extends object>(reference: string | Item | null | undefined): Item | null {
  return typeof reference === 'string' ? null : (reference ?? null);
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
