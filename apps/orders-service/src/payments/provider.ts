import { Inject, Injectable, Logger } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { PROVIDER_LIMIT_MS } from '@zaino/rules/time-limits';
import { answeredWithin, TooLate } from '@zaino/service/deadline';
import { DomainError } from '@zaino/service/domain-error';
import Stripe from 'stripe';
import type { Config } from '../config';
import { CONFIG } from '@zaino/service/config.module';
import type { Payer } from './card-keepers';
import type { PaymentEntity } from './payment.entity';
import { isProviderPage } from './provider-page';
import type { RefundEntity } from './refund.entity';
import { delayedWays } from './way-words';

/** Injection token of Stripe's SDK. */
export const STRIPE = Symbol('stripe');

type PageConfig = Pick<
  Config,
  | 'PUBLIC_URL'
  | 'BRAND_NAME'
  | 'STRIPE_API_URL'
  | 'STRIPE_PAGE_HOSTS'
  | 'STRIPE_PAYMENT_CONFIGURATION'
>;

/** A payment, with what its page shows. */
export interface PreparedPayment {
  payment: PaymentEntity;
  /** Of the order. */
  number: string;
  email: string;
  /** Its page, to come back to. */
  path: string;
}

/** What the payment provider is asked. Rejects as `unavailable` where it gives no answer. */
@Injectable()
export class Provider {
  private readonly logger = new Logger('Payments');

  constructor(
    @Inject(STRIPE) private readonly stripe: Stripe,
    @Inject(CONFIG) private readonly config: PageConfig,
  ) {}

  /** The same payment gives the same page, however often it is asked for. Nobody keeps a card there unless told. */
  async openPage(
    prepared: PreparedPayment,
    payer: Payer = { keeper: null, takesDelayed: false },
  ): Promise<Stripe.Checkout.Session> {
    const idempotencyKey = prepared.payment.id;
    const session = await answered(() =>
      this.stripe.checkout.sessions.create(pageOf({ ...prepared, payer }, this.config), {
        idempotencyKey,
      }),
    );
    return this.atProvider(session);
  }

  /** With its intent, which says whether awaited money has failed, and how it was paid. */
  async session(id: string): Promise<Stripe.Checkout.Session> {
    const whole = { expand: ['payment_intent.latest_charge'] };
    return this.atProvider(await answered(() => this.stripe.checkout.sessions.retrieve(id, whole)));
  }

  /** Closes a page; gives it as it is then: one that was paid or closed already stays so. */
  async closePage(id: string): Promise<Stripe.Checkout.Session> {
    try {
      return await answered(() => this.stripe.checkout.sessions.expire(id));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.session(id);
      throw error;
    }
  }

  /** Which ways to pay are on, in the provider's words. */
  async ways(): Promise<string[]> {
    const { paymentMethodConfigurations: configurations } = this.stripe;
    const { STRIPE_PAYMENT_CONFIGURATION: id } = this.config;
    const { data } = await answered(() => configurations.list({ limit: 100 }));
    const used = data.find((one) => (id === '' ? one.is_default : one.id === id));
    return Object.entries(used ?? {}).flatMap(([way, setting]) => (isOn(setting) ? [way] : []));
  }

  /** The same refund gives money back once; `isRepeated` looks first, since the provider's keys do not live for ever. */
  async refund(
    { id, orderId, amountCents }: RefundEntity,
    { intentId, isRepeated }: { intentId: string; isRepeated: boolean },
  ): Promise<Stripe.Refund> {
    if (isRepeated) {
      const known = this.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
      const found = await answered(() => madeForRefund(known, id));
      if (found) return found;
    }
    const wanted = {
      payment_intent: intentId,
      amount: amountCents,
      metadata: { orderId, refundId: id },
    };
    return answered(() => this.stripe.refunds.create(wanted, { idempotencyKey: id }));
  }

  retrieveRefund(id: string): Promise<Stripe.Refund> {
    return answered(() => this.stripe.refunds.retrieve(id));
  }

  /** Customers are sent nowhere else, whatever an answer says. */
  private atProvider(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
    const { url } = session;
    // The SDK's types know of null alone.
    if (!url || isProviderPage(url, this.config)) return session;
    this.logger.error('The provider names a page on a host that STRIPE_PAGE_HOSTS does not have');
    throw new DomainError('unavailable', sharedErrorCodes.unavailable);
  }
}

/** Whether a field of a configuration is a way to pay that families see. */
function isOn(setting: unknown): boolean {
  return (setting as { available?: unknown } | null)?.available === true;
}

function pageOf(
  { payment, number, email, path, payer }: PreparedPayment & { payer: Payer },
  { PUBLIC_URL, BRAND_NAME, STRIPE_PAYMENT_CONFIGURATION: configuration }: PageConfig,
): Stripe.Checkout.SessionCreateParams {
  const { orderId, amountCents } = payment;
  const metadata = { orderId, paymentId: payment.id };
  const back = new URL(path, PUBLIC_URL).href;
  return {
    mode: 'payment',
    locale: 'it',
    client_reference_id: orderId,
    ...(payer.keeper === null
      ? { customer_email: email }
      : {
          customer: payer.keeper,
          saved_payment_method_options: { payment_method_save: 'enabled' },
        }),
    metadata,
    // Which ways to pay there are is set at the provider, and not named here (docs/decisions/ways-to-pay.md).
    ...(configuration !== '' && { payment_method_configuration: configuration }),
    ...(!payer.takesDelayed && { excluded_payment_method_types: [...delayedWays] }),
    // One line: what a family buys is none of the provider's business, and the order's page has shown it.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: amountCents,
          product_data: { name: `${BRAND_NAME}, ordine ${number}` },
        },
      },
    ],
    payment_intent_data: {
      metadata,
      description: `Ordine ${number}`,
      ...bookshopOf(payment),
    },
    expires_at: Math.floor(payment.expiresAt.getTime() / 1_000),
    success_url: `${back}?pagamento=ok`,
    cancel_url: `${back}?pagamento=annullato`,
  };
}

/** What the bookshop has to do with a charge: its merchant, or who gets a part of it. */
function bookshopOf({ chargeKind, destination, transferCents: amount, feeCents }: PaymentEntity) {
  if (destination === null || chargeKind === 'owed') return {};
  if (chargeKind === 'platform') return { transfer_data: { destination, amount } };
  return {
    on_behalf_of: destination,
    transfer_data: { destination },
    ...(feeCents > 0 && { application_fee_amount: feeCents }),
  };
}

/** What was made for a refund of ours, of a list at the provider; undefined where there is none yet. */
export async function madeForRefund<Kept extends { metadata: Stripe.Metadata | null }>(
  list: AsyncIterable<Kept>,
  refundId: string,
): Promise<Kept | undefined> {
  for await (const kept of list) if (kept.metadata?.refundId === refundId) return kept;
  return undefined;
}

/** An answer that says no is the SDK's error; where there is none, the provider is away. */
export async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answeredWithin(PROVIDER_LIMIT_MS, ask);
  } catch (cause) {
    if (!isAway(cause)) throw cause;
    throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
  }
}

function isAway(error: unknown): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  if (error instanceof TooLate) return true;
  // Another call with the same key is under way.
  if ((error as { code?: unknown }).code === 'idempotency_key_in_use') return true;
  return [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
}

/** Id of something that the provider may have sent whole. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
