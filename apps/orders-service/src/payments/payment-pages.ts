import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { CardKeepers } from './card-keepers';
import type { RefusedOf } from './charge';
import { PaymentAttempts } from './payment-attempts';
import type { PaymentEntity } from './payment.entity';
import { type PreparedPayment, Provider } from './provider';
import { Settlement } from './settlement';

/** The pages on which payments are made, between our attempts and the provider. */
@Injectable()
export class PaymentPages {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly provider: Provider,
    private readonly attempts: PaymentAttempts,
    private readonly settlement: Settlement,
    private readonly keepers: CardKeepers,
  ) {}

  /** Address of the attempt's page, opened if need be; null where the attempt is over, one way or the other. */
  async address(prepared: PreparedPayment): Promise<string | null> {
    const { sessionId } = prepared.payment;
    if (sessionId === null) return this.open(prepared);
    const session = await this.provider.session(sessionId);
    if (session.status === 'open') return session.url;
    await this.settlement.settle(session);
    return null;
  }

  /** Opens the attempt's page; null where the provider does not take it (any more), and the attempt is given up. */
  async open(prepared: PreparedPayment): Promise<string | null> {
    const { payment } = prepared;
    let session: Stripe.Checkout.Session;
    try {
      const payer = await this.keepers.payerOf(payment.orderId);
      session = await this.provider.openPage(prepared, payer);
    } catch (error) {
      await this.giveUp(payment, error);
      return null;
    }
    if (session.status === 'open' && (await this.attempts.markOpen(payment, session))) {
      return session.url;
    }
    await this.settlement.settle(await this.provider.closePage(session.id));
    return null;
  }

  /** Closes all pages of an order that may still be paid, and takes note of what they came to. */
  async closeAll(orderId: string): Promise<void> {
    for (const payment of await this.attempts.unfinished(orderId)) await this.close(payment);
  }

  /** Asks the provider about the open pages of an order, and about money that is on its way. */
  async ask(orderId: string): Promise<void> {
    for (const { sessionId } of await this.attempts.unfinished(orderId)) {
      if (sessionId !== null) await this.settlement.settle(await this.provider.session(sessionId));
    }
  }

  /** Closes one, and takes note of what it came to. */
  async close(payment: PaymentEntity): Promise<void> {
    const { sessionId } = payment;
    if (sessionId === null) await this.attempts.giveUp(payment);
    else await this.settlement.settle(await this.provider.closePage(sessionId));
  }

  private async giveUp(payment: PaymentEntity, error: unknown): Promise<void> {
    const { StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;
    const isRefusal =
      error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError;
    if (!isRefusal) throw error;
    const { id, destination } = payment;
    if (error.param === 'customer') await this.keepers.loseOf(payment.orderId);
    const refused = refusedOf(error);
    if (refused === null) {
      this.logger.warn(`The provider refuses the page of payment ${id}: ${error.code ?? ''}`);
    } else this.logger.error(`Account ${destination} is refused as ${refused}: payment ${id}`);
    await this.attempts.giveUp(payment, refused);
  }
}

/** Which part of the bookshop in the charge the provider does not take; null where it was something else. */
function refusedOf({ param }: Stripe.errors.StripeError): RefusedOf | null {
  if (param?.includes('transfer_data')) return 'account';
  const ofMerchant = ['on_behalf_of', 'application_fee_amount'];
  return ofMerchant.some((name) => param?.includes(name)) ? 'merchant' : null;
}
