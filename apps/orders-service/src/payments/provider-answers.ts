import { Logger } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import Stripe from 'stripe';
import { answered } from './provider';
import { isProviderPage, type PageHosts } from './provider-page';

const logger = new Logger('Payments');

/** Whoever is sent to a page of the provider is sent nowhere else, whatever an answer says. */
export function providerPage(url: string | null, hosts: PageHosts): { url: string } {
  if (url !== null && isProviderPage(url, hosts)) return { url };
  logger.error('The provider names a page on a host that STRIPE_PAGE_HOSTS does not have');
  throw new DomainError('unavailable', sharedErrorCodes.unavailable);
}

/** What the provider refuses to make is a setting of ours, and no mistake of who asks. */
export async function made<Made>(make: () => Promise<Made>): Promise<Made> {
  const { StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;
  try {
    return await answered(make);
  } catch (cause) {
    const isRefused =
      cause instanceof StripeInvalidRequestError || cause instanceof StripeIdempotencyError;
    if (!isRefused) throw cause;
    logger.error(`The provider refused what was to be made: ${cause.message}`);
    throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
  }
}
