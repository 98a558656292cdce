import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ordersInternalEndpoints, Payout, ProviderAccount } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import Stripe from 'stripe';
import { ZodError } from 'zod';
import type { Config } from '../config';
import { answered, STRIPE } from '../payments/provider';
import { listedPage } from '../payments/listed-page';
import { madeAtProvider } from '../payments/made-at-provider';
import { accountAnswer, payoutAnswer } from './account-answer';

type Wish = BodyOf<typeof ordersInternalEndpoints.openPaymentAccount>;
type PageConfig = Pick<Config, 'PUBLIC_URL' | 'STRIPE_API_URL' | 'STRIPE_PAGE_HOSTS'>;

const MOST_PAYOUTS = 30;

const unknown: ProviderAccount = {
  standing: 'unknown',
  missing: [],
  deadline: null,
  isRejected: false,
  madeFor: null,
};

/** What the payment provider is asked about accounts of bookshops. Rejects as `unavailable` where it gives no answer that is understood. */
@Injectable()
export class AccountProvider {
  private readonly logger = new Logger('PaymentAccounts');

  constructor(
    @Inject(STRIPE) private readonly stripe: Stripe,
    @Inject(CONFIG) private readonly config: PageConfig,
  ) {}

  /** The same attempt gives the same account. */
  async open({ attemptId: idempotencyKey, tenantId }: Wish): Promise<{ id: string }> {
    const requested = { requested: true };
    const { id } = await madeAtProvider(() =>
      this.stripe.accounts.create(
        {
          type: 'express',
          country: 'IT',
          capabilities: { card_payments: requested, transfers: requested },
          metadata: { tenantId },
        },
        { idempotencyKey },
      ),
    );
    return { id };
  }

  /** Good for one visit: who comes back too late is sent to our page, for a new one. */
  async openLink(account: string): Promise<{ url: string }> {
    const back = new URL('/dashboard/pagamenti', this.config.PUBLIC_URL).href;
    const link = await this.known(account, () =>
      this.stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        return_url: `${back}?conto=ok`,
        refresh_url: `${back}?conto=scaduto`,
      }),
    );
    return listedPage(link.url, this.config);
  }

  async read(id: string): Promise<ProviderAccount> {
    const account = await this.ifKnown(() => this.stripe.accounts.retrieve(id));
    return account === null ? unknown : this.understood(() => accountAnswer(account));
  }

  async payouts(stripeAccount: string): Promise<Payout[]> {
    const { data } = await this.known(stripeAccount, () =>
      this.stripe.payouts.list({ limit: MOST_PAYOUTS }, { stripeAccount }),
    );
    return this.understood(() => data.map(payoutAnswer));
  }

  private async known<Answer>(id: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = await this.ifKnown(ask);
    if (answer !== null) return answer;
    this.logger.warn(`The provider does not know ${id}`);
    throw new DomainError('not-found', sharedErrorCodes.notFound);
  }

  /** An account of somebody else's platform is refused as one that may not be looked at. */
  private async ifKnown<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;
    try {
      return await answered(ask);
    } catch (error) {
      if (error instanceof StripeInvalidRequestError) return null;
      if (error instanceof StripePermissionError) return null;
      throw error;
    }
  }

  private understood<Answer>(read: () => Answer): Answer {
    try {
      return read();
    } catch (cause) {
      if (!(cause instanceof ZodError)) throw cause;
      const fields = cause.issues.map(({ path }) => path.join('.')).join(', ');
      this.logger.error(`The provider answers what is not understood: ${fields}`);
      throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
    }
  }
}
