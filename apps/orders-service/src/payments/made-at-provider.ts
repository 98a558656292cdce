import { Logger } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import Stripe from 'stripe';
import { answered } from './provider';

const logger = new Logger('Payments');

/** What the provider refuses to make is a setting of ours, and no mistake of who asks. */
export async function madeAtProvider<Made>(make: () => Promise<Made>): Promise<Made> {
  const { StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;
  try {
    return await answered(make);
  } catch (cause) {
    const isRefused =
      cause instanceof StripeInvalidRequestError || cause instanceof StripeIdempotencyError;
    if (!isRefused) throw cause;
    // Its sentence may repeat what it was sent: the e-mail of whoever pays.
    const { code = '', param = '' } = cause;
    logger.error(`The provider refused what was to be made: ${cause.type} ${code} ${param}`.trim());
    throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
  }
}
