import { Inject, Injectable } from '@nestjs/common';
import {
  type ordersInternalEndpoints,
  type ProviderSubscription,
  SUBSCRIPTION_PAGE_HOURS,
  type SubscriptionStatus,
} from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Config } from '../config';
import { answered, idOf, STRIPE } from '../payments/provider';
import { listedPage } from '../payments/listed-page';
import { madeAtProvider } from '../payments/made-at-provider';

type Wish = BodyOf<typeof ordersInternalEndpoints.openSubscriptionPage>;
type PageConfig = Pick<Config, 'PUBLIC_URL' | 'STRIPE_API_URL' | 'STRIPE_PAGE_HOSTS'>;

const PAGE_MS = SUBSCRIPTION_PAGE_HOURS * HOUR_MS;

/** What the payment provider is asked about subscriptions. Rejects as `unavailable` where it gives no answer. */
@Injectable()
export class SubscriptionProvider {
  constructor(
    @Inject(STRIPE) private readonly stripe: Stripe,
    @Inject(CONFIG) private readonly config: PageConfig,
  ) {}

  /** The same attempt gives the same page. */
  async openPage(wish: Wish): Promise<{ url: string }> {
    const { tenantId, attemptId: idempotencyKey, email, customerId } = wish;
    const back = this.back();
    const metadata = { tenantId };
    const { url } = await madeAtProvider(() =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          locale: 'it',
          client_reference_id: tenantId,
          ...(customerId === null ? { customer_email: email } : { customer: customerId }),
          metadata,
          line_items: [{ price: wish.priceId, quantity: 1 }],
          subscription_data: {
            metadata,
            ...(wish.trialDays > 0 && { trial_period_days: wish.trialDays }),
          },
          expires_at: Math.floor((Date.parse(wish.attemptedAt) + PAGE_MS) / 1_000),
          success_url: `${back}?piano=ok`,
          cancel_url: back,
        },
        { idempotencyKey },
      ),
    );
    return listedPage(url, this.config);
  }

  async openPortal(customer: string): Promise<{ url: string }> {
    const { url } = await madeAtProvider(() =>
      this.stripe.billingPortal.sessions.create({
        customer,
        locale: 'it',
        return_url: this.back(),
      }),
    );
    return listedPage(url, this.config);
  }

  async read(id: string): Promise<ProviderSubscription> {
    try {
      return subscriptionAnswer(await answered(() => this.stripe.subscriptions.retrieve(id)));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      throw new DomainError('not-found', sharedErrorCodes.notFound);
    }
  }

  /** One that has ended already, or that nobody knows, stays so. */
  async end(id: string): Promise<void> {
    try {
      await answered(() => this.stripe.subscriptions.cancel(id));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  }

  private back(): string {
    return new URL('/dashboard/piano', this.config.PUBLIC_URL).href;
  }
}

const statuses: Partial<Record<Stripe.Subscription.Status, SubscriptionStatus>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
};

function subscriptionAnswer(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, customer, metadata, status, trial_end: trial, cancel_at: cancels } = subscription;
  const tenantId = z.uuid().safeParse(metadata.tenantId);
  return {
    id,
    tenantId: tenantId.success ? tenantId.data : null,
    customerId: idOf(customer) ?? '',
    status: statuses[status] ?? 'ended',
    trialEnd: momentOf(trial),
    periodEnd: momentOf(subscription.items.data[0]?.current_period_end ?? null),
    cancelsAt: momentOf(cancels),
  };
}

const momentOf = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1_000).toISOString();
